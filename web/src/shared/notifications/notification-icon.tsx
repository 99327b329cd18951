import type { NotificationType } from '@bigorna/domain/notifications';
import { Bell, type LucideIcon, MessageSquareReply, PackageCheck, PackagePlus } from 'lucide-react';

const ICONS: Readonly<Record<NotificationType, LucideIcon>> = {
  modUpdate: PackageCheck,
  newMod: PackagePlus,
  comment: MessageSquareReply,
  system: Bell,
};

export const NotificationIcon = ({ type, size = 20 }: { type: NotificationType; size?: number }) => {
  const Icon = ICONS[type];
  return <Icon aria-hidden size={size} />;
};
