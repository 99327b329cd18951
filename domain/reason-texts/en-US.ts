import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: 'Malicious file',
      text: 'The file contains code that can harm whoever installs it, or behaves as if it did. We do not publish such files.',
    },
    copyright: {
      title: 'Copyright',
      text: 'The entry uses somebody else’s work without a permission that we can verify. Show the permission or the license, or take out what is not yours.',
    },
    broken_file: {
      title: 'File that does not work',
      text: 'The file does not open or does not work in the game versions that the entry names. Send one that works.',
    },
    manifest_differs: {
      title: 'Details differ from the file',
      text: 'What the entry says (version, loader or game versions) is not what the file itself says. Correct one or the other.',
    },
    misleading: {
      title: 'Misleading title or description',
      text: 'The title, the description or the pictures promise something that the content is not. Describe what people will actually get.',
    },
    duplicate: {
      title: 'Already published',
      text: 'This content is already on the portal, in another entry. A new version belongs to the entry that exists.',
    },
    incomplete: {
      title: 'Incomplete entry',
      text: 'Something is missing that people need to decide whether to download it: a clear description, the license or pictures. Add it and send it again.',
    },
    wrong_category: {
      title: 'Wrong classification',
      text: 'The kind, the categories or the tags do not fit the content. Choose those that help people find it.',
    },
    offensive: {
      title: 'Offensive content',
      text: 'The entry has text or pictures that offend, discriminate or are not suitable for all ages. Take them out before you send it again.',
    },
    other: { title: 'Another reason', text: '' },
  },
  ban: {
    spam: { title: 'Spam', text: 'The account posted advertising, repeated messages or links that nobody asked for.' },
    offensive: { title: 'Abuse', text: 'The account insulted, threatened or discriminated against other people.' },
    malware: { title: 'Malicious files', text: 'The account spread files or links that harm whoever opens them.' },
    impersonation: { title: 'Impersonation', text: 'The account pretended to be somebody else or the portal’s team.' },
    evasion: { title: 'Ban evasion', text: 'The account was used to get around the ban of another one.' },
    other: { title: 'Another reason', text: '' },
  },
};
