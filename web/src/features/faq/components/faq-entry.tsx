import { parseHashTarget } from '@bigorna/client/parse-hash-target';
import type { PublicFaqEntry } from '@bigorna/domain/endpoints/portal.schemas';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { paths } from '#shared/routing/paths.ts';
import { hasAllWords, highlightParts } from '#shared/text/highlight-parts.ts';
import { Markdown } from '#shared/text/markdown.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';
import { useIsHydrated } from '#shared/ui/use-is-hydrated.ts';

const messages = defineMessages({
  copy: { id: 'faq.copy', defaultMessage: 'Copiar link da resposta' },
  copied: { id: 'faq.copied', defaultMessage: 'Link copiado' },
});

/** A text with highlighted search terms. */
const HighlightedText = ({ text, words }: { text: string; words: readonly string[] }) =>
  highlightParts(text, words).map((part, index) => {
    const Part = part.isMarked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and keep their order
    return <Part key={index}>{part.text}</Part>;
  });

interface FaqEntryProps {
  entry: PublicFaqEntry;
  /** Search terms to highlight. */
  words: readonly string[];
}

/**
 * A question. Its answer opens on click, if the URL links to the question, or if the question alone does not contain
 * all search terms.
 */
export const FaqEntry = ({ entry: { id, lang, question, answer }, words }: FaqEntryProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { hash, key } = useLocation();
  // A server does not know the hash.
  const isNamed = useIsHydrated() && parseHashTarget(hash) === id;
  const [choice, setChoice] = useState<{ at: string; isOpen: boolean }>();
  // An answer stays as the visitor left it, open or closed, until the search changes or a link leads here again.
  const resetKey = [isNamed ? key : '', ...words].join(' ');
  const isFoundWithin = words.length > 0 && !hasAllWords(question, words);
  const isOpen = choice?.at === resetKey ? choice.isOpen : isNamed || isFoundWithin;
  const foreign = lang === locale ? undefined : lang;
  const setOpen = (open: boolean): void => {
    if (open !== isOpen) setChoice({ at: resetKey, isOpen: open });
  };
  const details = useRef<HTMLDetailsElement>(null);
  const keepOpen = useEffectEvent(() => setOpen(isOpen || details.current?.open === true));
  // The visitor may have opened the answer before the scripts ran.
  useEffect(() => keepOpen(), []);
  return (
    // A click on the summary applies at once. The toggle event comes later. Only an answer that the browser's
    // find-in-page opened needs that event.
    <details
      ref={details}
      id={id}
      className="faq-entry"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself, keyboard included */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <h2 lang={foreign}>
          <HighlightedText text={question} words={words} />
        </h2>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <div className="faq-answer">
        <div className="min-w-0 justify-self-stretch" lang={foreign}>
          <Markdown scope={id} marked={words}>
            {answer}
          </Markdown>
        </div>
        <CopyButton
          labelShown
          text={() => `${location.origin}${paths.faq}#${encodeURIComponent(id)}`}
          label={intl.formatMessage(messages.copy)}
          doneLabel={intl.formatMessage(messages.copied)}
        />
      </div>
    </details>
  );
};
