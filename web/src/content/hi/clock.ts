/** From Sunday. */
export const weekdaysInHindi = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'];

const partOfDay = (hour: number): string => {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
};

/** A time of day as people say it: `सुबह 9:00`, `शाम 6:00`. */
export const clockInHindi = (hour: number, minute: string): string =>
  `${partOfDay(hour)} ${hour % 12 || 12}:${minute}`;
