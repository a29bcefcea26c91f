// The build-tool plugin that carries the registry into the program: KnowledgeBase/*.md → one Swift file.
//
// Inputs are every hatch, so that a change of one is noticed, and the folder itself, so that new and deleted
// ones are.

import Foundation
import PackagePlugin

@main struct EmbedKnowledge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appendingPathComponent("KnowledgeBase")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let hatches = files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("HatchArchive.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(folder.lastPathComponent)",
        executable: try context.tool(named: "KnowledgeEmbedder").url,
        arguments: [folder.path, output.path], inputFiles: hatches + [folder], outputFiles: [output])
    ]
  }
}
