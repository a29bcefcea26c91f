struct PullerModel {}
