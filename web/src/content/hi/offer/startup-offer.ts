/** How long the startup website takes; must match `startupOffer.delivery`. */
export const deliveryInHindi = '10-14 कार्य दिवसों';
