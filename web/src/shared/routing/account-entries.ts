import {
  Bell,
  CircleHelp,
  Download,
  Heart,
  History,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  Newspaper,
  Trophy,
  UserPen,
} from 'lucide-react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { paths } from './paths.ts';

const messages = defineMessages({
  dashboard: { id: 'accountMenu.dashboard', defaultMessage: 'Meu painel' },
  favorites: { id: 'accountMenu.favorites', defaultMessage: 'Favoritos' },
  downloads: { id: 'accountMenu.downloads', defaultMessage: 'Downloads' },
  activity: { id: 'accountMenu.activity', defaultMessage: 'Atividade' },
  achievements: { id: 'accountMenu.achievements', defaultMessage: 'Conquistas' },
  notifications: { id: 'accountMenu.notifications', defaultMessage: 'Notificações' },
  editProfile: { id: 'accountMenu.editProfile', defaultMessage: 'Editar perfil' },
  changelog: { id: 'accountMenu.changelog', defaultMessage: 'Novidades do site' },
  faq: { id: 'accountMenu.faq', defaultMessage: 'Perguntas frequentes' },
  contact: { id: 'accountMenu.contact', defaultMessage: 'Contato' },
});

export interface MenuEntry {
  to: string;
  Icon: LucideIcon;
  text: MessageDescriptor;
}

export const MEMBER_ENTRIES: readonly MenuEntry[] = [
  { to: paths.dashboard, Icon: LayoutDashboard, text: messages.dashboard },
  { to: paths.favorites, Icon: Heart, text: messages.favorites },
  { to: paths.downloads, Icon: Download, text: messages.downloads },
  { to: paths.activity, Icon: History, text: messages.activity },
  { to: paths.achievements, Icon: Trophy, text: messages.achievements },
  { to: paths.notifications, Icon: Bell, text: messages.notifications },
  { to: paths.editProfile, Icon: UserPen, text: messages.editProfile },
];

export const SITE_ENTRIES: readonly MenuEntry[] = [
  { to: paths.changelog, Icon: Newspaper, text: messages.changelog },
  { to: paths.faq, Icon: CircleHelp, text: messages.faq },
  { to: paths.contact, Icon: Mail, text: messages.contact },
];
