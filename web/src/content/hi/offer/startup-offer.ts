/** How long the startup website takes; the number is `startupOffer.delivery`. */
export const deliveryInHindi = '10-14 कार्य दिवसों';
