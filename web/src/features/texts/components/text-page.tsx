import { type ReactNode, useMemo } from 'react';
import { defineMessage, type MessageTag, useIntl } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { PageIntro } from '#shared/page/page-intro.tsx';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { useHashTarget } from '#shared/page/use-hash-target.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import type { TextPageContent } from '../text-page-content.ts';
import { RelatedPages } from './related-pages.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { TextBlock, TextMessage } from './text-block.tsx';
import { formatPlainText } from './text-values.tsx';

const changedOn = defineMessage<{ readonly date: string; readonly time: MessageTag }>({
  id: 'texts.changed',
  defaultMessage: 'Última atualização: <time>{date}</time>',
});

/** A text page: title, date, table of contents, sections with anchors, related pages. */
export const TextPage = ({ content: { page, lead, changed, sections } }: { content: TextPageContent }) => {
  const intl = useIntl();
  useHashTarget();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  return (
    <div className="wrap text-page">
      <header className="col-span-full">
        <PageIntro
          title={secondaryTitles[page]}
          lead={formatPlainText(intl, lead)}
          path={PATTERNS[page]}
          data={{ '@type': 'WebPage', dateModified: changed }}
        >
          <TextMessage message={lead} />
        </PageIntro>
        <p className="note mt-2.5">
          {translate(changedOn, {
            date: intl.formatDate(changed, { dateStyle: 'long', timeZone: 'UTC' }),
            time: (chunks: ReactNode[]) => <time dateTime={changed}>{chunks}</time>,
          })}
        </p>
      </header>
      <TableOfContents sections={sections} ids={ids} />
      <div className="text-body">
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1} className="hash-target">
              {translate(heading)}
            </h2>
            <div className="prose">
              {body.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of a text's blocks never changes
                <TextBlock key={index} block={block} />
              ))}
            </div>
          </section>
        ))}
        <RelatedPages />
      </div>
    </div>
  );
};
