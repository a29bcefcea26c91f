struct GoldBadge {}
