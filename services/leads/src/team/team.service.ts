import {
  type AssignmentRule,
  type api,
  defaultPreferences,
  type LeadSettings,
  type NewReplyTemplate,
  type Preferences,
  type ReplyTemplate,
  type RequestOf,
  statusLabels,
} from '@golghar/contracts';
import { AppError, recordAudit, type SignedIn } from '@golghar/platform';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { v7 as uuid } from 'uuid';
import type { BusinessHours } from './business-hours';
import { findLeadSettings } from './lead-settings';
import { LeadSettingsEntity, PreferenceEntity, ReplyTemplateEntity } from './team.entity';

const visibilityWords = { all: 'all leads', own_and_unassigned: 'own and unassigned leads' } as const;

const ruleWords: Record<AssignmentRule, string> = {
  none: 'stay unassigned',
  round_robin: 'go round among those at work',
  service: 'go to whoever has the service',
  city: 'go to whoever has the city',
};

type Update = RequestOf<typeof api.setLeadSettings>;

/** The current value of each setting, for the audit log. */
const settingWords: { [Name in keyof LeadSettings]: (value: LeadSettings[Name]) => string } = {
  visibility: (visibility) => `Sales executives see ${visibilityWords[visibility]}`,
  closedDays: (days) => `Holidays: ${days.join(', ') || 'none'}`,
  monthMail: (isOn) => `The month’s figures are ${isOn ? '' : 'not '}mailed`,
  thankYouMail: (isOn) => `Who sends an enquiry is ${isOn ? '' : 'not '}thanked by e-mail`,
  takesByWorking: (isOn) => `First to work on an unassigned lead: ${isOn ? 'its new owner' : 'is asked'}`,
  outcomeReasons: () => `Other reasons for ${statusLabels.delivered} and ${statusLabels.lost}`,
  assignment: ({ rule }) => `New leads ${ruleWords[rule]}`,
};

const describe = (update: Update): string =>
  Object.entries(settingWords)
    .map(([name, words]) => [update[name as keyof Update], words as (value: unknown) => string] as const)
    .flatMap(([value, words]) => (value === undefined ? [] : [words(value)]))
    .join('. ');

export async function findSettings(manager: EntityManager): Promise<LeadSettings> {
  // The columns that are not settings of the admins.
  const { id: _, calendar: __, turns: _t, importMeanings: _m, ...settings } = await findLeadSettings(manager);
  return settings;
}

export async function saveSettings(
  database: DataSource,
  hours: BusinessHours,
  update: Update,
  actor: SignedIn,
): Promise<LeadSettings> {
  await database.transaction(async (manager) => {
    await manager.save(LeadSettingsEntity, { id: true, ...update });
    await recordAudit(manager, { actor, action: 'lead_settings_changed', detail: describe(update) });
  });
  if (update.closedDays) await hours.run();
  return findSettings(database.manager);
}

export async function findPreferences(manager: EntityManager, userId: string): Promise<Preferences> {
  const { userId: _, ...row } = (await manager.findOneBy(PreferenceEntity, { userId })) ?? { userId };
  const chosen = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  return { ...defaultPreferences, ...chosen };
}

export async function updatePreferences(
  manager: EntityManager,
  userId: string,
  changes: RequestOf<typeof api.updatePreferences>,
): Promise<Preferences> {
  await manager.upsert(PreferenceEntity, { userId, ...changes }, ['userId']);
  return findPreferences(manager, userId);
}

const toTemplate = ({ ownerId, ...template }: ReplyTemplateEntity): ReplyTemplate => ({
  ...template,
  isShared: ownerId === null,
});

const mayShare = ({ role }: SignedIn): boolean => role !== 'sales_executive';

// Everybody has templates of their own; admins and managers write those for all.

export async function listTemplates(manager: EntityManager, user: SignedIn) {
  const rows = await manager.find(ReplyTemplateEntity, {
    where: [{ ownerId: user.id }, { ownerId: IsNull() }],
    order: { name: 'ASC', id: 'ASC' },
  });
  return { templates: rows.map(toTemplate) };
}

/** Changes a template that somebody may change; without an id it adds one. */
export async function saveTemplate(
  manager: EntityManager,
  { isShared, ...words }: NewReplyTemplate,
  user: SignedIn,
  id?: string,
) {
  if (id) await checkOwnTemplate(manager, id, user);
  if (isShared && !mayShare(user)) throw new AppError('not_allowed');
  const row = { id: id ?? uuid(), ...words, ownerId: isShared ? null : user.id };
  await manager.save(ReplyTemplateEntity, row);
  return { template: toTemplate(row) };
}

export async function removeTemplate(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  await checkOwnTemplate(manager, id, user);
  await manager.delete(ReplyTemplateEntity, { id });
}

/** Refuses a template that somebody may not change; a colleague's is not found. */
async function checkOwnTemplate(manager: EntityManager, id: string, user: SignedIn): Promise<void> {
  const found = await manager.findOneBy(ReplyTemplateEntity, { id });
  const isOwn = found && (found.ownerId === null ? mayShare(user) : found.ownerId === user.id);
  if (!isOwn) throw new AppError('not_found');
}
