// bridgekeeper:disable undocumented_bridge - all of it
let x = 1
