import type { AchievementCategory } from '@bigorna/domain/achievements';
import { Compass, Gem, type LucideIcon, PenTool, Users } from 'lucide-react';
import { defineMessages } from 'react-intl';

export const categoryNames = defineMessages({
  explorer: { id: 'achievements.explorer', defaultMessage: 'Exploração' },
  creator: { id: 'achievements.creator', defaultMessage: 'Participação' },
  community: { id: 'achievements.community', defaultMessage: 'Comunidade' },
  special: { id: 'achievements.special', defaultMessage: 'Especiais' },
});

export const CATEGORY_ICONS: Readonly<Record<AchievementCategory, LucideIcon>> = {
  explorer: Compass,
  creator: PenTool,
  community: Users,
  special: Gem,
};
