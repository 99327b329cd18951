import { changelogQuestion, type contentEndpoints, faqQuestion } from '@bigorna/domain/endpoints/admin/content';
import { CHANGELOG, changelogCard, changelogFields, listChangelog } from '../../../texts/changelog.ts';
import { FAQ, faqCard, faqFields, listFaq } from '../../../texts/faq.ts';
import { MEDIA_KIT, mediaKitCard, mediaKitFields } from '../../../texts/media-kit.ts';
import type { Handler } from '../../handler.ts';
import type { Handlers } from '../../mount.ts';
import { listAnswer } from '../firestore-page.ts';
import { parseQuestion } from '../rest-dialect.ts';
import { recordCalls } from './record-calls.ts';

const faq = recordCalls({ kind: FAQ, fieldsOf: faqFields, cardsOf: (found) => found.map(faqCard) });
const changelog = recordCalls({
  kind: CHANGELOG,
  fieldsOf: changelogFields,
  cardsOf: (found) => found.map(changelogCard),
});
const mediaKit = recordCalls({
  kind: MEDIA_KIT,
  fieldsOf: mediaKitFields,
  cardsOf: (found) => found.map(mediaKitCard),
});

const adminListFaq: Handler<'adminListFaq'> = async ({ query }) => {
  const rows = await listFaq(parseQuestion(faqQuestion, query));
  return listAnswer('faq', rows, rows.found.map(faqCard));
};
const adminListChangelog: Handler<'adminListChangelog'> = async ({ query }) => {
  const rows = await listChangelog(parseQuestion(changelogQuestion, query));
  return listAnswer('changelog', rows, rows.found.map(changelogCard));
};

type TextCall = `admin${string}${'Faq' | 'Changelog' | 'MediaKit'}`;
/** What visitors read that staff write by hand. */
export const TEXT_HANDLERS: Pick<Handlers, Extract<keyof typeof contentEndpoints, TextCall>> = {
  adminListFaq,
  adminGetFaq: faq.get,
  adminCreateFaq: faq.create,
  adminUpdateFaq: faq.update,
  adminDeleteFaq: faq.delete,
  adminListChangelog,
  adminGetChangelog: changelog.get,
  adminCreateChangelog: changelog.create,
  adminUpdateChangelog: changelog.update,
  adminDeleteChangelog: changelog.delete,
  adminGetMediaKit: mediaKit.get,
  adminUpdateMediaKit: mediaKit.update,
};
