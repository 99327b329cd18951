import { BRAND } from '@bigorna/domain/brand';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Anvil } from '#shared/ui/anvil.tsx';
import { Frame } from '../frame.tsx';
import { LanguageControl } from '../language-control.tsx';
import { ThemeControl } from '../theme-control.tsx';
import { SessionBar } from './session-bar.tsx';
import './media-kit-layout.css';
import '#features/media-kit/media-kit.css';
import { MediaKitFooter } from './media-kit-footer.tsx';

const messages = defineMessages({ area: { id: 'mediaKit.area', defaultMessage: 'Mídia kit' } });

/** The media kit's header: brand, language, theme and session. */
const MediaKitHeader = () => (
  <header className="border-b border-line bg-bg">
    <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5 max-[30rem]:py-1.5">
      <Link to={paths.mediaKit} className="brand flex-[1_1_9rem] flex-wrap gap-x-2.5 gap-y-1">
        <Anvil />
        <span>{BRAND.name}</span>
        <span className="border-l-4 border-ember pl-2.5 text-[1.4rem] text-text-2 max-[30rem]:hidden">
          {translate(messages.area)}
        </span>
      </Link>
      <span className="flex noscript:hidden">
        <LanguageControl />
        <ThemeControl />
      </span>
      <SessionBar />
    </div>
  </header>
);

/** Layout of the media kit: pages for press and partners, separate from the catalogue. */
export const Component = () => <Frame header={<MediaKitHeader />} footer={<MediaKitFooter />} />;
