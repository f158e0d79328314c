import { CreateLeads1763700000000 } from './1763700000000-create-leads';
import { CreateNewsletter1763800000000 } from './1763800000000-create-newsletter';
import { KeepResponseTimes1763900000000 } from './1763900000000-keep-response-times';
import { CreateAuditLog1764000000000 } from './1764000000000-create-audit-log';
import { CreatePreferences1764100000000 } from './1764100000000-create-preferences';
import { TrackPromisedAnswers1764200000000 } from './1764200000000-track-promised-answers';
import { ClaimOutgoingEmails1764250000000 } from './1764250000000-claim-outgoing-emails';
import { FollowBusinessHours1764260000000 } from './1764260000000-follow-business-hours';
import { SearchWhatPeopleSay1764300000000 } from './1764300000000-search-what-people-say';
import { LimitNewsletterRequests1764350000000 } from './1764350000000-limit-newsletter-requests';
import { IndexAuditLog1764700000000 } from './1764700000000-index-audit-log';
import { KeepSourceAddresses1764750000000 } from './1764750000000-keep-source-addresses';
import { DigestAlerts1764760000000 } from './1764760000000-digest-alerts';
import { IndexSentEmails1764770000000 } from './1764770000000-index-sent-emails';
import { ChangeManyLeads1764800000000 } from './1764800000000-change-many-leads';
import { ImportLeads1764900000000 } from './1764900000000-import-leads';
import { KeepMorePreferences1765000000000 } from './1765000000000-keep-more-preferences';
import { OwnLeads1765100000000 } from './1765100000000-own-leads';
import { PlanLeads1765200000000 } from './1765200000000-plan-leads';
import { SetSpamAside1765300000000 } from './1765300000000-set-spam-aside';
import { AddSubscriberLanguage1765400000000 } from './1765400000000-add-subscriber-language';
import { KnowPeople1765500000000 } from './1765500000000-know-people';
import { AssignLeads1765600000000 } from './1765600000000-assign-leads';
import { SendDailyDigests1765700000000 } from './1765700000000-send-daily-digests';
import { AnswerByEmail1765800000000 } from './1765800000000-answer-by-email';
import { WatchOperations1765900000000 } from './1765900000000-watch-operations';
import { WorkLeadsFromAlerts1766000000000 } from './1766000000000-work-leads-from-alerts';
import { MailMonths1766010000000 } from './1766010000000-mail-months';
import { SendWebhooks1766300000000 } from './1766300000000-send-webhooks';
import { SealHistory1766500000000 } from './1766500000000-seal-history';
import { UndoOwnChanges1766600000000 } from './1766600000000-undo-own-changes';
import { SendCanaries1766700000000 } from './1766700000000-send-canaries';
import { TellTemplatesApart1766800000000 } from './1766800000000-tell-templates-apart';
import { TellOfPausedWebhooks1766910000000 } from './1766910000000-tell-of-paused-webhooks';
import { IndexOpenLeads1766920000000 } from './1766920000000-index-open-leads';
import { ThankSenders1766930000000 } from './1766930000000-thank-senders';
import { KeepChoices1766940000000 } from './1766940000000-keep-choices';
import { IndexUnpromisedLeads1766950000000 } from './1766950000000-index-unpromised-leads';
import { CountAnswersThatArrive1766960000000 } from './1766960000000-count-answers-that-arrive';
import { PartPeopleWithoutAddress1766970000000 } from './1766970000000-part-people-without-address';
import { KnowImportedLeads1766981000000 } from './1766981000000-know-imported-leads';
import { LimitThanks1766982000000 } from './1766982000000-limit-thanks';
import { SayWhatWasDone1766983000000 } from './1766983000000-say-what-was-done';
import { LogMeetings1766984000000 } from './1766984000000-log-meetings';
import { CorrectLeads1766985000000 } from './1766985000000-correct-leads';
import { RecordJobRuns1766990000000 } from './1766990000000-record-job-runs';
import { StopSealingHistory1766990100000 } from './1766990100000-stop-sealing-history';

/** Oldest first. */
export const migrations = [
  CreateLeads1763700000000,
  CreateNewsletter1763800000000,
  KeepResponseTimes1763900000000,
  CreateAuditLog1764000000000,
  CreatePreferences1764100000000,
  TrackPromisedAnswers1764200000000,
  ClaimOutgoingEmails1764250000000,
  FollowBusinessHours1764260000000,
  SearchWhatPeopleSay1764300000000,
  LimitNewsletterRequests1764350000000,
  IndexAuditLog1764700000000,
  KeepSourceAddresses1764750000000,
  DigestAlerts1764760000000,
  IndexSentEmails1764770000000,
  ChangeManyLeads1764800000000,
  ImportLeads1764900000000,
  KeepMorePreferences1765000000000,
  OwnLeads1765100000000,
  PlanLeads1765200000000,
  SetSpamAside1765300000000,
  AddSubscriberLanguage1765400000000,
  KnowPeople1765500000000,
  AssignLeads1765600000000,
  SendDailyDigests1765700000000,
  AnswerByEmail1765800000000,
  WatchOperations1765900000000,
  WorkLeadsFromAlerts1766000000000,
  MailMonths1766010000000,
  SendWebhooks1766300000000,
  SealHistory1766500000000,
  UndoOwnChanges1766600000000,
  SendCanaries1766700000000,
  TellTemplatesApart1766800000000,
  TellOfPausedWebhooks1766910000000,
  IndexOpenLeads1766920000000,
  ThankSenders1766930000000,
  KeepChoices1766940000000,
  IndexUnpromisedLeads1766950000000,
  CountAnswersThatArrive1766960000000,
  PartPeopleWithoutAddress1766970000000,
  KnowImportedLeads1766981000000,
  LimitThanks1766982000000,
  SayWhatWasDone1766983000000,
  LogMeetings1766984000000,
  CorrectLeads1766985000000,
  RecordJobRuns1766990000000,
  StopSealingHistory1766990100000,
];
