// The process: words in, one result out, written once, and an exit code.

Live.outliveFileLimits()
let result = Bridgekeeper.run(Array(CommandLine.arguments.dropFirst()), in: .live)
Live.finish(result)
