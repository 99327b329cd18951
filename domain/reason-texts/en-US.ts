import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Malicious file',
      text: 'The file contains code that can harm anyone who installs it, or behaves as if it did. We don’t publish files like this.',
    },
    copyright: {
      title: 'Copyright',
      text: 'The submission uses someone else’s work without permission that we can verify. Show us the permission or the license, or remove what isn’t yours.',
    },
    broken_file: {
      title: 'File doesn’t work',
      text: 'The file doesn’t open or doesn’t work in the game versions listed. Upload one that works.',
    },
    manifest_differs: {
      title: 'Details don’t match the file',
      text: 'The details listed (version, loader or game versions) don’t match what’s in the file. Correct one or the other.',
    },
    misleading: {
      title: 'Misleading title or description',
      text: 'The title, description or images promise something the content doesn’t deliver. Describe what people will actually get.',
    },
    duplicate: {
      title: 'Already published',
      text: 'This content is already on the site, on another page. Add new versions to the existing page.',
    },
    incomplete: {
      title: 'Incomplete submission',
      text: 'The page is missing something people need before they decide to download: a clear description, the license or images. Add what’s missing and submit it again.',
    },
    wrong_category: {
      title: 'Wrong category',
      text: 'The type, categories or tags don’t fit the content. Choose ones that help people find it.',
    },
    offensive: {
      title: 'Offensive content',
      text: 'The submission has text or images that are offensive, discriminatory or not suitable for all ages. Remove them before you submit it again.',
    },
    other: { title: 'Other', text: '' },
  },
  ban: {
    spam: { title: 'Spam', text: 'The account posted advertising, repeated messages or links that no one asked for.' },
    offensive: { title: 'Abuse', text: 'The account insulted, threatened or discriminated against other people.' },
    malware: { title: 'Malicious files', text: 'The account spread files or links that harm anyone who opens them.' },
    impersonation: { title: 'Impersonation', text: 'The account pretended to be someone else or part of the team.' },
    evasion: { title: 'Ban evasion', text: 'The account was used to get around another account’s ban.' },
    other: { title: 'Other', text: '' },
  },
};
