import type { SeedAccount } from './accounts.ts';
import type { DataSet } from './build/collector.ts';

const formatCounts = (title: string, names: readonly string[]): string[] => [
  title,
  ...[...Map.groupBy(names, (name) => name)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { length }]) => `  ${name.padEnd(34)}${String(length).padStart(6)}`),
];

/** The collection of a document, with a star per parent id, so that all releases count as one kind. */
const getCollection = (path: string): string => {
  const parts = path.split('/').slice(0, -1);
  return parts.map((part, index) => (index % 2 === 1 ? '*' : part)).join('/');
};

/** The folder of a file: pictures by kind. */
const getFolder = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('media/') ? 2 : 1)
    .join('/');

const getStanding = ({ role, is_verified, ban_reason }: SeedAccount): string =>
  `${role}${is_verified ? '' : ', unverified'}${ban_reason ? ', banned' : ''}`;

/** Summary tables of the data set: documents by collection, mods by kind and status, files by folder, accounts. */
export const formatSummary = ({ documents, files }: DataSet, accounts: readonly SeedAccount[]): string => {
  const mods = [...documents].filter(([path]) => /^mods\/[^/]+$/.test(path)).map(([, data]) => data);
  return [
    ...formatCounts('Documents', [...documents.keys()].map(getCollection)),
    ...formatCounts(
      'Mods by status',
      mods.map(({ content_type, status }) => `${content_type} ${status}`),
    ),
    ...formatCounts('Files', [...files.keys()].map(getFolder)),
    ...formatCounts('Accounts', accounts.map(getStanding)),
  ].join('\n');
};
