/** Placeholders that a build tool should have replaced: `${version}`, `{{ version }}`, `@VERSION@`, `%VERSION%`. */
const UNFILLED = /\$\{[^}]*\}|\{\{[^}]*\}\}|@[\w.-]+@|%\w+%/;

/** Words by which build tools and people say that a field has no value. */
const NO_VALUE: ReadonlySet<string> = new Set([
  'unspecified',
  'undefined',
  'unknown',
  'not specified',
  'not set',
  'null',
  'none',
  'n/a',
  'todo',
  'tbd',
  '-',
  '?',
]);
/** Of these words, an id may be any other: a loader loads a mod named `todo`. */
const NO_ID: ReadonlySet<string> = new Set(['', 'unspecified', 'undefined', 'null']);
/** A build puts the game's version before the missing version. */
const ENDS_WITHOUT_VALUE = /[-_](?:unspecified|undefined|null|nan)$/;

/** Ids of mods in templates. */
const TEMPLATE_IDS = ['example-mod', 'example_mod', 'examplemod', 'mod_id', 'modid'] as const;
/** What the templates of Forge, NeoForge, Fabric and Quilt contain until the author changes it. In lower case. */
const TEMPLATE_VALUES = {
  mod_id: [],
  dependency: ['another-mod', ...TEMPLATE_IDS],
  name: ['example mod', 'mod name', ...TEMPLATE_IDS],
  // Forge itself says 0.0NONE for a jar without a version.
  version: ['0.0none', 'nan', 'version', 'mod_version'],
  // License lists use NOASSERTION for an unknown license.
  license: ['insert license here', 'no license', 'noassertion'],
  author: [
    'examplemodder',
    'exampledude',
    'love, cheese and small house plants',
    'me!',
    'othernamehere',
    'your name',
    'your name here',
    'yourname',
    'yournamehere',
  ],
  range: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
const TEMPLATE_DESCRIPTIONS = [
  'a short description of your mod.',
  'example mod description.',
  'example placeholder mod.',
  'the description of your mod.',
  'this is a long form description of the mod. you can write whatever you want here',
  'this is an example description! tell everyone what your mod is about!',
] as const;

const TEMPLATE_HOSTS = [
  'example.com',
  'example.net',
  'example.org',
  'invalid',
  'my.issue.tracker',
  'myurl.me',
] as const;
const TEMPLATE_PAGES = [
  /^https:\/\/(?:fabricmc\.net|quiltmc\.org)\/?$/i,
  /^https:\/\/github\.com\/(?:fabricmc\/fabric-example-mod|quiltmc\/quilt-template-mod)(?:$|[/.?#])/i,
] as const;

/** Longer than any placeholder. */
const CHECKED_MAX = 300;
/** Makes texts comparable regardless of case and line breaks. */
const normalize = (value: string): string => value.trim().slice(0, CHECKED_MAX).toLowerCase().replace(/\s+/g, ' ');

/** A field of a manifest. `dependency` is the id of another mod. */
type Field = keyof typeof TEMPLATE_VALUES;

/** Whether a value is the text of a template. */
export const isTemplateText = (field: Field, value: string): boolean =>
  (TEMPLATE_VALUES[field] as readonly string[]).includes(normalize(value));

/** Returns an empty text if a value means "no value": an unfilled placeholder, or the text of a template. */
export const removePlaceholder = (field: Field, value: string): string => {
  const text = normalize(value);
  const isPlaceholder =
    UNFILLED.test(text) ||
    (field === 'mod_id' || field === 'dependency' ? NO_ID : NO_VALUE).has(text) ||
    isTemplateText(field, value) ||
    (field === 'version' && ENDS_WITHOUT_VALUE.test(text));
  return isPlaceholder ? '' : value;
};

/** Like {@link removePlaceholder}. The description of a template may have more lines than those listed here. */
export const removePlaceholderDescription = (description: string): string => {
  const text = normalize(description);
  // A description may mention a placeholder, so only a description that consists of one is empty.
  const isPlaceholder =
    (text !== '' && text.replace(UNFILLED, '') === '') ||
    NO_VALUE.has(text) ||
    TEMPLATE_DESCRIPTIONS.some((start) => text.startsWith(start));
  return isPlaceholder ? '' : description;
};

/** Whether a valid HTTPS link comes from a template, not from the author. */
export const isTemplateLink = (link: string): boolean => {
  const { hostname } = new URL(link);
  const isTemplateHost = TEMPLATE_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  return isTemplateHost || TEMPLATE_PAGES.some((page) => page.test(link));
};

/** Whether an id comes from a template. A loader accepts such an id, but it says nothing about the mod. */
export const isTemplateId = (id: string): boolean => (TEMPLATE_IDS as readonly string[]).includes(id.toLowerCase());
