import type { PublicFaqEntry } from '@bigorna/domain/endpoints/portal';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Markdown } from '#app/markdown.tsx';
import { MarkedText } from '#app/marked-text.tsx';
import { holdsAll } from '#app/marks.ts';
import { paths } from '#app/paths.ts';
import { hashTarget } from '#app/use-hash-target.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

const messages = defineMessages({
  copy: { id: 'faq.copy', defaultMessage: 'Copiar link da resposta' },
  copied: { id: 'faq.copied', defaultMessage: 'Link copiado' },
});

interface FaqEntryProps {
  entry: PublicFaqEntry;
  /** What is looked for, so that it stands out. */
  words: readonly string[];
}

/** A question that opens on its answer: by a click, by its address, and where what is looked for is only in the answer. */
export const FaqEntry = ({ entry: { id, lang, question, answer }, words }: FaqEntryProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { hash, key } = useLocation();
  const isNamed = hashTarget(hash) === id;
  const [choice, setChoice] = useState<{ at: string; isOpen: boolean }>();
  // A choice holds until something else is looked for, or the visitor is led to this answer once more.
  const place = [isNamed ? key : '', ...words].join(' ');
  const isFoundWithin = words.length > 0 && !holdsAll(question, words);
  const isOpen = choice?.at === place ? choice.isOpen : isNamed || isFoundWithin;
  const foreign = lang === locale ? undefined : lang;
  return (
    <details
      id={id}
      className="faq-entry"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) setChoice({ at: place, isOpen: currentTarget.open });
      }}
    >
      <summary>
        <h2 lang={foreign}>
          <MarkedText text={question} words={words} />
        </h2>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className="faq-answer">
        <div lang={foreign}>
          <Markdown marked={words}>{answer}</Markdown>
        </div>
        <CopyButton
          labelShown
          text={`${location.origin}${paths.faq}#${encodeURIComponent(id)}`}
          label={intl.formatMessage(messages.copy)}
          doneLabel={intl.formatMessage(messages.copied)}
        />
      </div>
    </details>
  );
};
