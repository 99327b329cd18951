import { DOWNLOAD_COUNTDOWN_S } from '@bigorna/domain/limits';
import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';

const messages = defineMessages({
  preparing: { id: 'download.preparing', defaultMessage: 'Preparando o arquivo' },
  startNow: { id: 'download.startNow', defaultMessage: 'Começar agora' },
  held: { id: 'download.held', defaultMessage: 'A contagem fica em pausa enquanto você escolhe a versão.' },
});

const BLOCKS = Array.from({ length: DOWNLOAD_COUNTDOWN_S }, (_block, index) => index);

interface CountdownProps {
  left: number;
  isHeld: boolean;
  /** URL of the page without countdown. */
  startNow: string;
}

/** Shows the remaining seconds. Screen readers do not get each second; the page announces the start to them. */
export const Countdown = ({ left, isHeld, startNow }: CountdownProps) => (
  <>
    <h2>{translate(messages.preparing)}</h2>
    <span
      className="text-[5rem] leading-none font-bold text-ember-2 tabular-nums"
      aria-hidden="true"
      data-countdown={left}
    >
      {left}
    </span>
    <span className="flex gap-1.5" aria-hidden="true">
      {BLOCKS.map((block) => (
        <i key={block} className="count-block" data-hot={block < DOWNLOAD_COUNTDOWN_S - left ? '' : undefined} />
      ))}
    </span>
    {isHeld && <p className="note">{translate(messages.held)}</p>}
    <ButtonLink variant="primary" size="big" to={startNow} replace preventScrollReset>
      {translate(messages.startNow)}
    </ButtonLink>
  </>
);
