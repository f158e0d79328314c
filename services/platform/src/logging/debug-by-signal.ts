/** What of a logger is turned. */
type Leveled = { level: string; warn: (message: string) => void };

const isTalkative = (level: string) => ['debug', 'trace'].includes(level);

/**
 * Lets an operator look into something without a restart: SIGUSR2 turns the debugging lines on, the next one sets the
 * level of the settings again.
 */
export function debugBySignal(logger: Leveled, process: Pick<NodeJS.Process, 'on'>): void {
  const configured = logger.level;
  const other = isTalkative(configured) ? 'info' : 'debug';
  process.on('SIGUSR2', () => {
    logger.level = logger.level === configured ? other : configured;
    logger.warn(`log level changed to ${logger.level}; send SIGUSR2 again to change it back`);
  });
}
