import { Bell, Download, KeyRound, Mail, MonitorSmartphone, Palette, ShieldCheck, Trash2, User } from 'lucide-react';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  profile: { id: 'profile.section.profile', defaultMessage: 'Perfil' },
  email: { id: 'profile.section.email', defaultMessage: 'E-mail' },
  password: { id: 'profile.section.password', defaultMessage: 'Senha' },
  security: { id: 'profile.section.security', defaultMessage: 'Segurança' },
  sessions: { id: 'profile.section.sessions', defaultMessage: 'Sessões' },
  preferences: { id: 'profile.section.preferences', defaultMessage: 'Preferências' },
  notifications: { id: 'profile.section.notifications', defaultMessage: 'Notificações' },
  data: { id: 'profile.section.data', defaultMessage: 'Seus dados' },
  deletion: { id: 'profile.section.deletion', defaultMessage: 'Excluir conta' },
});

/** The page's sections in order; the id is the URL fragment. */
export const SECTIONS = {
  profile: { title: messages.profile, Icon: User },
  email: { title: messages.email, Icon: Mail },
  password: { title: messages.password, Icon: KeyRound },
  security: { title: messages.security, Icon: ShieldCheck },
  sessions: { title: messages.sessions, Icon: MonitorSmartphone },
  preferences: { title: messages.preferences, Icon: Palette },
  notifications: { title: messages.notifications, Icon: Bell },
  data: { title: messages.data, Icon: Download },
  deletion: { title: messages.deletion, Icon: Trash2 },
} as const;
export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = [
  'profile',
  'email',
  'password',
  'security',
  'sessions',
  'preferences',
  'notifications',
  'data',
  'deletion',
] as const satisfies readonly SectionId[];

/** Id of a section's heading, which takes focus after navigation. */
export const getHeadingId = (section: SectionId): string => `${section}-title`;

/** Focuses a section's heading, for example after the focused part of the section disappeared. */
export const focusHeading = (section: SectionId): void => document.getElementById(getHeadingId(section))?.focus();
