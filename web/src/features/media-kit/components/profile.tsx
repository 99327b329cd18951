import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal.schemas';
import { defineMessages } from 'react-intl';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Markdown } from '#shared/text/markdown.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Sprite } from '#shared/ui/sprite.tsx';
import { StudioScene } from './studio-scene.tsx';

const messages = defineMessages({
  talk: { id: 'mediaKit.talk', defaultMessage: 'Propor uma parceria' },
  files: { id: 'mediaKit.toFiles', defaultMessage: 'Arquivos da marca' },
});

/** Name, headline and description of the portal's team. */
export const Profile = ({ kit }: { kit: PublicMediaKit }) => {
  const { locale } = useLocale();
  const foreign = kit.lang === locale ? undefined : kit.lang;
  return (
    <div className="hero kit-profile">
      <div className="wrap">
        <div>
          <div className="flex items-center gap-[18px]">
            <Sprite name={kit.full_name} className="kit-sprite" />
            <h1>{kit.full_name}</h1>
          </div>
          <p className="kit-headline" lang={foreign}>
            {kit.headline}
          </p>
          <div lang={foreign}>
            <Markdown>{kit.about}</Markdown>
          </div>
          <p className="mt-[26px] flex flex-wrap gap-[16px]">
            <ButtonLink variant="primary" size="big" to={paths.mediaKitContact}>
              {translate(messages.talk)}
            </ButtonLink>
            <ButtonLink variant="ghost" size="big" to={{ hash: 'brand' }}>
              {translate(messages.files)}
            </ButtonLink>
          </p>
        </div>
        <StudioScene />
      </div>
    </div>
  );
};
