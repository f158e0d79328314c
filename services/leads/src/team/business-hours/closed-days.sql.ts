export type ClosedDaysRow = { closedDays: string[] };

/** Raw: the settings' feature imports this one, so that its entity is out of reach. */
export const findClosedDays = 'SELECT closed_days AS "closedDays" FROM lead_settings';
