import XCTest
extension MapCanvas { func test() {} }
