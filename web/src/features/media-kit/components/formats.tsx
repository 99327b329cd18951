import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, type MessageTag, useIntl } from 'react-intl';
import { getContactPath } from '#shared/contact/get-contact-path.ts';
import { formatMoney } from '#shared/format/formats.ts';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  title: { id: 'mediaKit.formats', defaultMessage: 'Formatos e preços' },
  currency: {
    id: 'mediaKit.currency',
    defaultMessage: 'Preços em reais (BRL), por entrega. A proposta final sai por escrito, com nota fiscal.',
  },
});
const ask = defineMessage<{ readonly format: string; readonly hidden: MessageTag }>({
  id: 'mediaKit.ask',
  defaultMessage: 'Pedir proposta<hidden>: {format}</hidden>',
});
const subjectText = defineMessage<{ readonly format: string }>({
  id: 'mediaKit.formatSubject',
  defaultMessage: 'Parceria: {format}',
});

type Format = PublicMediaKit['formats'][number];

const FormatCard = ({ format }: { format: Format }) => {
  const { lang, name, description, price_cents } = format;
  const intl = useIntl();
  const { locale } = useLocale();
  const foreign = lang === locale ? undefined : lang;
  return (
    <li className="panel kit-format flex flex-col gap-3">
      <h3 lang={foreign}>{name}</h3>
      <p className="-order-1 text-[1.375rem] leading-none font-bold text-gold">{formatMoney(intl, price_cents)}</p>
      <p className="text-text-2" lang={foreign}>
        {description}
      </p>
      <ButtonLink
        className="mt-auto self-start"
        to={getContactPath(intl.formatMessage(subjectText, { format: name }), paths.mediaKitContact)}
      >
        <span>
          {translate(ask, {
            format: name,
            hidden: (parts: ReactNode[]) => (
              <span className="sr-only" lang={foreign}>
                {parts}
              </span>
            ),
          })}
        </span>
      </ButtonLink>
    </li>
  );
};

/** Formats that partners can book: content and price. */
export const Formats = ({ formats }: Pick<PublicMediaKit, 'formats'>) => {
  if (formats.length === 0) return null;
  return (
    <section aria-labelledby="formats">
      <div className="section-head">
        <h2 id="formats">{translate(messages.title)}</h2>
      </div>
      <ul className="kit-formats">
        {formats.map((format, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter two equal items; their order never changes
          <FormatCard key={index} format={format} />
        ))}
      </ul>
      <p className="note mt-4">{translate(messages.currency)}</p>
    </section>
  );
};
