import { type Owner, optionalFields, type Submission } from '@golghar/contracts';

/** Rows whose types have other names. */
export type ActorRow = Owner;
export type LeadRow = Submission;
export type LiveRow = { id: string };

const id = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A lead with a value in every column, and one with as few as can be, from the same person. */
export const fullLead = id(1);
export const bareLead = id(2);
export const deletedLead = id(3);
/** Its promised answer is late. */
export const owedLead = id(4);

export const person = id(11);
/** Whose name sounds like that of {@link person}. */
export const otherPerson = id(12);

export const admin = id(21);
/** A sales executive who is at work, and owns what is owned. */
export const colleague = id(22);
/** Both have left: the leads of one were taken over. */
export const formerColleague = id(23);
export const forgottenColleague = id(24);

export const note = id(51);
export const activity = id(52);

/** What checks store besides; each may use them as it likes. */
export const one = id(31);
export const two = id(32);

export const liveSession = id(41);
export const tokenHash = Buffer.from('a session');
export const apiTokenHash = Buffer.from('an API token');

const touch = `{"landingPage": "/", "referrer": null,
  "utm": {"source": "google", "medium": null, "campaign": null, "term": null, "content": null}}`;

/** What the owner of the database stores before all checks. */
export const exampleRows = `
  INSERT INTO auth.app_user (id, name, email, role, status, password_hash) VALUES
    ('${admin}', 'Meera', 'meera@golghar.example', 'admin', 'active', 'no hash'),
    ('${colleague}', 'Amit', 'amit@golghar.example', 'sales_executive', 'active', 'no hash'),
    ('${formerColleague}', 'Ravi', 'ravi@golghar.example', 'sales_executive', 'disabled', 'no hash'),
    ('${forgottenColleague}', 'Dev', 'dev@golghar.example', 'sales_executive', 'disabled', 'no hash');
  UPDATE auth.app_user SET takeover = jsonb_build_object('id', gen_random_uuid(), 'actorId', '${admin}', 'actorName', 'Meera',
    'takenBy', CASE id WHEN '${formerColleague}' THEN '${colleague}' END) WHERE status = 'disabled';
  INSERT INTO auth.session (id, token_hash, user_id, device, address, expires_at)
    VALUES ('${liveSession}', '\\x${tokenHash.toString('hex')}', '${colleague}', 'A test', '127.0.0.1', now() + interval '12 hours');
  INSERT INTO auth.api_token (id, user_id, name, token_hash, role, scopes)
    VALUES (gen_random_uuid(), '${colleague}', 'CRM', '\\x${apiTokenHash.toString('hex')}', 'sales_executive', '{leads:read}');
  INSERT INTO auth.audit_entry (id, actor_id, actor_name, action, address)
    VALUES (gen_random_uuid(), '${admin}', 'Meera', 'signed_in', '127.0.0.1');

  INSERT INTO leads.lead (id, reference, name, email, phone, service, message, submitted_at, updated_at) VALUES
    ('${bareLead}', 'GD-2', 'Kavya', 'kavya@sweets.example', '2', 'seo', 'Tea', now() - interval '2 days', now()),
    ('${deletedLead}', 'GD-3', 'Old', 'old@shop.example', '3', 'seo', 'Tea', now() - interval '3 days', now());
  INSERT INTO leads.lead (id, reference, name, email, phone, phone_number, city, service, message, submitted_at,
      updated_at, tags, due_at, contacted_at, first_response_minutes, owner_id, owner_name, next_step_at,
      next_step_text, value, expected_month, outcome_reason, source, source_name, choice, choice_name, form, consent,
      request_id, language, search_text, search_words) VALUES
    ('${fullLead}', 'GD-1', 'Kavya', 'kavya@sweets.example', '98350 12345', '+919835012345', 'Patna', 'seo', 'Khaja',
      now() - interval '1 day', now(), '{Sweets}', now() - interval '20 hours', now() - interval '22 hours', 90,
      '${colleague}', 'Amit', now() - interval '1 hour', 'Call', 25000, '2027-01', 'Price', '${touch}', 'google',
      '{"package": "Growth", "calculation": null}', 'growth', '{"isTrapFilled": false, "elapsedMs": 9000}', 'I agree',
      'request-1', 'hi', 'kavya khaja', '{kavya}'),
    ('${owedLead}', 'GD-4', 'Tara', 'tara@shop.example', '4', NULL, 'Gaya', 'seo', 'Tilkut', now() - interval '1 hour',
      now(), '{}', now() - interval '10 minutes', NULL, NULL, '${colleague}', 'Amit', NULL, NULL, NULL, NULL, NULL,
      NULL, NULL, NULL, NULL, NULL, NULL, 'request-4', 'en', 'tara tilkut', '{tara,tara@shop.example}');
  UPDATE leads.lead SET ${optionalFields.map((name) => `${name} = 'Patna'`)} WHERE id = '${fullLead}';
  UPDATE leads.lead SET deleted_at = now() WHERE id = '${deletedLead}';
  INSERT INTO leads.person (id, name_sound) VALUES ('${person}', 'KF'), ('${otherPerson}', 'KF');
  UPDATE leads.lead SET person_id = CASE id WHEN '${owedLead}' THEN '${otherPerson}' ELSE '${person}' END::uuid
    WHERE deleted_at IS NULL;
  INSERT INTO leads.contact (id, lead_id, outcome, channel, note, author_id, author_name)
    VALUES (gen_random_uuid(), '${fullLead}', 'reached', 'call', 'Will call back', '${colleague}', 'Amit');
  INSERT INTO leads.note (id, lead_id, content, author_id, author_name)
    VALUES ('${note}', '${fullLead}', 'Prefers mornings', '${colleague}', 'Amit');
  INSERT INTO leads.lead_activity (id, lead_id, reference, kind, before, after, actor_id, actor_name) VALUES
    (gen_random_uuid(), '${fullLead}', 'GD-1', 'correction', '{"city": "Ptna"}', '{"city": "Patna"}', '${colleague}', 'Amit');
  INSERT INTO leads.lead_activity (id, lead_id, reference, kind, action, before, after, actor_id, actor_name, api_token,
      undoes) VALUES
    ('${activity}', '${fullLead}', 'GD-1', 'status', 'status_changed', '"new"', '"pending"', '${colleague}', 'Amit', NULL, NULL),
    (gen_random_uuid(), '${fullLead}', 'GD-1', 'status', 'change_undone', '"pending"', '"new"', '${colleague}', 'Amit', 'CRM',
      '${activity}');
  INSERT INTO leads.audit_entry (id, actor_id, actor_name, action, detail)
    VALUES (gen_random_uuid(), '${colleague}', 'Amit', 'leads_exported', 'all of them');
  INSERT INTO leads.delivery (id, kind, subject_id, lead_id, recipient, recipient_name, queued_at, next_attempt_at) VALUES
    ('${fullLead}', 'alert', '${fullLead}', '${fullLead}', 'meera@golghar.example', 'Meera', now() - interval '1 hour', now() - interval '1 hour'),
    ('${bareLead}', 'alert', '${bareLead}', '${bareLead}', 'meera@golghar.example', 'Meera', now() - interval '1 hour', now() - interval '1 hour')`;
