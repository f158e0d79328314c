import { EventEmitter } from 'node:events';
import { type LoggerOptions, pino } from 'pino';
import type { ServiceSettings } from '../settings/service-settings';
import { debugBySignal, describeError, loggerOptions } from './logging';

it('keeps personal data of a failed query out of the log', () => {
  const fault = Object.assign(new Error('duplicate key'), {
    code: '23505',
    parameters: ['anjali@clinic.example'],
    detail: 'Key (email)=(anjali@clinic.example) already exists.',
    query: 'INSERT …',
  });
  const line = JSON.stringify(describeError(fault));
  expect(line).toContain('23505');
  expect(line).not.toContain('anjali');
});

it('keeps the addresses that a mail server or Postgres names out of the line', () => {
  const lines: string[] = [];
  const { hooks } = loggerOptions({ LOG_LEVEL: 'info' } as ServiceSettings, 'leads')
    .pinoHttp as LoggerOptions;
  const logger = pino({ hooks }, { write: (line: string) => lines.push(line) });
  logger.warn(
    { err: new Error('DETAIL: Key (lower(email))=(anjali@clinic.example) already exists.') },
    'an e-mail is rejected: 550 5.1.1 <anjali.devi+news@clinic.example>: unknown',
  );
  expect(lines.join()).not.toMatch(/anjali|clinic/);
  expect(JSON.parse(lines[0] ?? '').msg).toBe('an e-mail is rejected: 550 5.1.1 <[e-mail address]>: unknown');
});

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
