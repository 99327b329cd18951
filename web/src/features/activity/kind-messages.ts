import type { ActivityKind } from '@bigorna/domain/entities/member';
import { Download, Eye, Heart, type LucideIcon, MessageSquare, Star } from 'lucide-react';
import { defineMessage, defineMessages, type MessageDescriptor, type MessageTag } from 'react-intl';

export const KIND_ICONS: Readonly<Record<ActivityKind, LucideIcon>> = {
  downloads: Download,
  favorites: Heart,
  comments: MessageSquare,
  views: Eye,
  ratings: Star,
};

/** Kinds as filter options. */
export const kindNames = defineMessages({
  all: { id: 'activity.kind.all', defaultMessage: 'Tudo' },
  downloads: { id: 'activity.kind.downloads', defaultMessage: 'Downloads' },
  favorites: { id: 'activity.kind.favorites', defaultMessage: 'Favoritos' },
  comments: { id: 'activity.kind.comments', defaultMessage: 'Comentários' },
  views: { id: 'activity.kind.views', defaultMessage: 'Páginas vistas' },
  ratings: { id: 'activity.kind.ratings', defaultMessage: 'Avaliações' },
}) satisfies Record<'all' | ActivityKind, MessageDescriptor>;

/** An action as a sentence; the tag `mod` wraps the mod's title. */
export const kindSentence = defineMessage<{ readonly kind: string; readonly title: string; readonly mod: MessageTag }>({
  id: 'activity.sentence',
  defaultMessage:
    '{kind, select, downloads {Você baixou <mod>{title}</mod>} favorites {Você favoritou <mod>{title}</mod>} comments {Você comentou em <mod>{title}</mod>} ratings {Você avaliou <mod>{title}</mod>} other {Você viu <mod>{title}</mod>}}',
});
