import { EventEmitter } from 'node:events';
import { pino } from 'pino';
import { debugBySignal } from './debugging';

it.each([
  ['info', ['warn: log level changed to debug', 'debug: second', 'warn: log level changed to info']],
  [
    'debug',
    ['debug: first', 'warn: log level changed to info', 'warn: log level changed to debug', 'debug: third'],
  ],
])('a signal changes the level %s while it runs, and the next one changes it back', (level, expected) => {
  const lines: string[] = [];
  const logger = pino(
    { level },
    {
      write: (line: string) => {
        const said = JSON.parse(line) as { level: number; msg: string };
        lines.push(`${pino.levels.labels[said.level]}: ${said.msg.split(';')[0]}`);
      },
    },
  );
  const process = new EventEmitter();
  debugBySignal(logger, process as NodeJS.Process);
  logger.debug('first');
  process.emit('SIGUSR2');
  logger.debug('second');
  process.emit('SIGUSR2');
  logger.debug('third');
  expect(lines).toEqual(expected);
});
