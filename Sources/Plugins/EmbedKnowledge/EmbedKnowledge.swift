// The build-tool plugin that carries the registry and the templates into the program: a folder of files → one
// Swift file.
//
// Inputs are every file, so that a change of one is noticed, and the folders themselves, so that new and
// deleted ones are.

import Foundation
import PackagePlugin

@main struct EmbedKnowledge: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isTemplates = target.name == "BundledTemplates"
    let name = isTemplates ? "Templates" : "KnowledgeBase"
    let folder = context.package.directoryURL.appendingPathComponent(name)
    let output = context.pluginWorkDirectoryURL.appendingPathComponent(
      isTemplates ? "EmbeddedTemplates.swift" : "HatchArchive.swift")
    let inputs = isTemplates ? try everything(below: folder) : try hatches(in: folder)
    return [
      .buildCommand(
        displayName: "Embedding \(name)",
        executable: try context.tool(named: "KnowledgeEmbedder").url,
        arguments: [isTemplates ? "templates" : "hatches", folder.path, output.path],
        inputFiles: inputs + [folder], outputFiles: [output])
    ]
  }

  private func hatches(in folder: URL) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
  }

  private func everything(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appendingPathComponent($0) }
  }
}
