final class ClipView: AVPlayerView {}
