import { type ReactNode, useMemo } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { Lead } from '#app/lead.tsx';
import { useHashTarget } from '#app/use-hash-target.ts';
import type { MessageTag } from '#i18n/rich-text.tsx';
import type { TextPageContent } from '../content/text-page-content.ts';
import { RelatedPages } from './related-pages.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { TextBlock, Words } from './text-block.tsx';

const changedOn = defineMessage<{ readonly date: string; readonly time: MessageTag }>({
  id: 'texts.changed',
  defaultMessage: 'Última mudança: <time>{date}</time>',
});

/** A page of text: title, date, contents beside it, sections with anchors, and where to read on. */
export const TextPage = ({ content: { title, lead, changed, sections } }: { content: TextPageContent }) => {
  const intl = useIntl();
  useHashTarget();
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  return (
    <div className="wrap text-page">
      <header>
        <h1>
          <FormattedMessage {...title} />
        </h1>
        <Lead>
          <Words message={lead} />
        </Lead>
        <p className="note">
          <FormattedMessage
            {...changedOn}
            values={{
              date: intl.formatDate(changed, { dateStyle: 'long', timeZone: 'UTC' }),
              time: (chunks: ReactNode[]) => <time dateTime={changed}>{chunks}</time>,
            }}
          />
        </p>
      </header>
      <TableOfContents sections={sections} ids={ids} />
      <div className="text-body">
        {sections.map(({ id, title: heading, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} tabIndex={-1}>
              <FormattedMessage {...heading} />
            </h2>
            <div className="prose">
              {body.map((block, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks never change places
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
