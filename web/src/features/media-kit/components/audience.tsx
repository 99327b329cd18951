import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import type { ReactNode } from 'react';
import { defineMessage, defineMessages, type MessageTag, useIntl } from 'react-intl';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useTimeZone } from '#shared/page/rendering.ts';
import { formatCount } from '../format-count.ts';
import { Channels } from './channels.tsx';

const messages = defineMessages({ title: { id: 'mediaKit.audience', defaultMessage: 'A comunidade em números' } });
const updatedMessage = defineMessage<{ readonly date: string; readonly time: MessageTag }>({
  id: 'mediaKit.asOf',
  defaultMessage: 'Números de <time>{date}</time>',
});

const UpdatedAt = ({ at }: { at: string }) => {
  const date = useIntl().formatDate(at, { dateStyle: 'long', timeZone: useTimeZone() });
  const time = (parts: ReactNode[]) => <time dateTime={at}>{parts}</time>;
  return <p className="note">{translate(updatedMessage, { date, time })}</p>;
};

/** Audience of the portal and of its channels. */
export const Audience = ({ kit }: { kit: PublicMediaKit }) => {
  const { figures, channels, updated_at } = kit;
  const intl = useIntl();
  const { locale } = useLocale();
  if (figures.length === 0 && channels.length === 0) return null;
  return (
    <section aria-labelledby="audience">
      <div className="section-head justify-between">
        <h2 id="audience">{translate(messages.title)}</h2>
        {updated_at && <UpdatedAt at={updated_at} />}
      </div>
      {figures.length > 0 && (
        <dl className="kit-figures">
          {figures.map(({ lang, label, value }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: staff may enter two equal items; their order never changes
            <div key={index} className="panel flex flex-col-reverse justify-end gap-1.5">
              <dt className="text-text-2" lang={lang === locale ? undefined : lang}>
                {label}
              </dt>
              <dd className="text-[1.75rem] leading-none font-bold text-gold">
                {formatCount(value, intl.formatNumber)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {channels.length > 0 && <Channels channels={channels} />}
    </section>
  );
};
