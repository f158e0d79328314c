/** Rupees a month, by billing period. */
export const packagePrices = {
  startup: { monthly: 14_999, quarterly: 11_999 },
  growth: { monthly: 29_999, quarterly: 23_999 },
  premium: { monthly: 49_999, quarterly: 39_999 },
};

/** The monthly advertising budget in rupees that Growth and Premium name. */
export const adSpend = { growth: 50_000, premium: 100_000 };
