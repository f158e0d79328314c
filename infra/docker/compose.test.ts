import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type Service = Record<string, unknown> & { image: string; depends_on?: Record<string, unknown> };

const text = readFileSync(path.resolve(__dirname, '../../docker-compose.yml'), 'utf8');
const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };

describe.each(Object.entries(services))('the container %s', (_, service) => {
  it('stops at once, fills no disk with its log, and may do what it has to and no more', () => {
    expect(service).toMatchObject({
      init: true,
      logging: { driver: 'json-file', options: { 'max-size': '10m', 'max-file': '5' } },
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: expect.stringMatching(/^\d+m$/),
    });
  });

  it('has a release or a version, and may come and go: no name, no address of its own', () => {
    expect(service.image).toMatch(/^(golghar-(services|gateway):\$\{VERSION:-latest\}|[a-z]+:\d+-bookworm)$/);
    expect(service).not.toHaveProperty('container_name');
    expect(JSON.stringify(service.networks)).not.toContain('address');
  });
});

it('writes nothing before the settings are complete', () => {
  expect(services.postgres?.depends_on).toEqual({
    'check-settings': { condition: 'service_completed_successfully' },
  });
  expect(services['check-settings']?.depends_on).toBeUndefined();
});

it('asks for a mail server: only the trial has one of its own', () => {
  expect(services.mail?.profiles).toEqual(['trial']);
});
