/** Parts of nearly every public page, in any language. */
const site = [
  'web/src/app/(root|crash-page|layouts/site-frame)',
  'web/src/app/shell/(language-link|site-footer|site-header)',
  'web/src/content/(crash-page|office-hours|organisation|page-links|pages|site|use-words|(hi/)?offer/startup-offer)',
  'web/src/features/enquiry/components/call-promise',
  'web/src/features/(consultation/consultation-call-to-action|page-head/[a-z-]+)',
  'web/src/lib/(scroll|storage|toast-store|api/site-api)',
  'web/src/lib/hooks/(use-browser-state|when)',
  'web/src/ui/(alert|button|icon|late|link|table)',
  'web/src/ui/page/(art|brand|data-table)',
  'web/src/ui/page/(rich-text|section|stars|text-list)',
  'web/src/ui/toast/toaster',
  'vite/preload-helper',
  'services/contracts/src/brand/(agency|business-hours|brand-colours|emblem|emblem-on-ink|languages|links|place)',
  'services/contracts/src/(base/(money|site-api-paths)|intake/newsletter-paths)',
];

/** The API client and small parts used with it: for every form and every screen of the back office. */
const asking = [
  'web/src/(lib/(random-key|register-offline-page|hooks/use-debounced|api/(api-error|request))|ui/form/select)',
];

/** Parts of every public page that load once the page is there and the browser is idle. */
const siteLate = [
  'web/src/app/shell/contact-links',
  'web/src/content/popup',
  'web/src/features/(popup/popup|visitors/components/visitor-counter)',
];

/** The agency's business hours, used by the home page and the back office. */
const officeTime = [
  'web/src/features/enquiry/model/call-time',
  'services/contracts/src/(team/business-time|base/local-time)',
];

/** Additional parts of every page in English. */
const english = [
  'web/src/app/layouts/site-layout',
  'web/src/content/(footer|words|forms/(call-promise|newsletter))',
];

/** Additional parts of every page in Hindi. */
const hindi = [
  'web/src/app/layouts/hindi-layout',
  'web/src/content/hi/(clock|crash-page|office-hours|popup|postal-address|words|forms/(call-promise|newsletter))',
];

/** For pages that ask for a password, and every other screen of the back office. */
const signIn = [
  'web/src/features/session/(?!components/.*-form).*',
  'web/src/lib/(dates|sound|session/(session|current-user))',
  'web/src/lib/api/(operations|query-client)',
  'services/contracts/src/(base/back-office-paths|leads/due-words)',
  'node_modules/lucide-react/dist/esm/((?!icons/|lucide-react).*|icons/(eye|eye-off))',
  'node_modules/@tanstack/(query-core|react-query)/.*',
];

/**
 * Shared by several screens of the back office, and by no public page. Without it a screen requests a hundred files, most of
 * them smaller than their request's headers.
 */
const backOffice = [
  'web/src/(app/admin-shell|features/(board|bulk-changes(?!/(components/bulk-bar|model/leads-csv))|inbox(?!/components/tags-dialog)|leads-core(?!/(hooks/use-drag|dialogs/))|new-lead)|pages/admin)/.*',
  'web/src/lib/(commands|buffer-keystrokes|api/(request-stream|shared-events|use-update)|session/user-activity)',
  'web/src/lib/hooks/use-(document-class|focus-return|is-staying|minute|typed)',
  'web/src/ui/(icon-button|progress|query-state|titled-section|form/checkbox|overlay/[a-z-]+)',
  'services/contracts/src/leads/events',
  'node_modules/(lucide-react|zustand|@tanstack/(react-virtual|virtual-core))/.*',
];

/** An open lead, beside its list or on its own page: loads after the list. */
const openLead = [
  'web/src/features/lead/.*',
  'web/src/features/leads-core/components/(contact-links|gone-lead|step-choices)',
  'web/src/features/leads-core/model/(phone|snooze-times|template-words)',
  'node_modules/libphonenumber-js/.*',
];

/** Shared by the forms of the site and of the back office. */
const forms = ['web/src/(lib/forms/use-(contract|operation)-form|ui/form/(password-input|submit-form))'];

/** A chunk of modules, by the ends of their paths without the extension. */
const fileOf = (name: string, paths: string[], options: { priority?: number; minShareCount?: number }) => ({
  name,
  test: new RegExp(`[/\\0](${paths.join('|')})\\.(tsx?|m?js|svg)$`),
  // Their dependencies may include the whole contract with its schemas, which only the forms need.
  includeDependenciesRecursively: false,
  ...options,
});

/**
 * What pages share is in few chunks: on a slow connection each request costs a round trip. Groups must not import each other:
 * the one that runs first would find the other empty.
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  fileOf('site', site, { priority: 1 }),
  fileOf('asking', asking, { priority: 1 }),
  fileOf('site-late', siteLate, { priority: 1 }),
  fileOf('office-time', officeTime, { priority: 1 }),
  fileOf('english', english, { priority: 1 }),
  fileOf('hindi', hindi, { priority: 1 }),
  fileOf('sign-in', signIn, { priority: 1, minShareCount: 2 }),
  fileOf('forms', forms, { priority: 1, minShareCount: 2 }),
  fileOf('open-lead', openLead, { priority: 1, minShareCount: 2 }),
  fileOf('back-office', backOffice, { minShareCount: 2 }),
];
