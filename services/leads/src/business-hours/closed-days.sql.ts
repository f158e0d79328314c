export type ClosedDaysRow = { closedDays: string[] };

export const findClosedDays = 'SELECT closed_days AS "closedDays" FROM lead_settings';
