import type { QueueName } from '@bigorna/domain/endpoints/admin/overview';
import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import ImageIcon from '@mui/icons-material/ImageOutlined';
import Inventory2Icon from '@mui/icons-material/Inventory2Outlined';
import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import NewReleasesIcon from '@mui/icons-material/NewReleasesOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlineOutlined';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import type { ComponentType } from 'react';
import type { ResourceName } from '../session/can-access.ts';

/** One page of the menu. */
export interface MenuPage {
  name: ResourceName;
  icon: ComponentType;
  /** After `g`, the key that opens it. */
  key: string;
  /** What waits there, as the badge counts it. */
  queues: readonly QueueName[];
}

/** The menu, in its order: daily work first, what visitors read, then what is rarely touched. */
export const MENU_PAGES: readonly MenuPage[] = [
  { name: 'users', icon: PeopleIcon, key: 'u', queues: [] },
  { name: 'mods', icon: Inventory2Icon, key: 'm', queues: ['mods', 'releases'] },
  { name: 'ads', icon: CampaignIcon, key: 'a', queues: [] },
  { name: 'comments-moderation', icon: ForumIcon, key: 'c', queues: ['comments'] },
  { name: 'reports', icon: FlagIcon, key: 'r', queues: ['reports'] },
  { name: 'contact-messages', icon: MailIcon, key: 'e', queues: ['contact_messages'] },
  { name: 'blocked-files', icon: BlockIcon, key: 'b', queues: [] },
  { name: 'faq', icon: HelpIcon, key: 'f', queues: [] },
  { name: 'changelog', icon: NewReleasesIcon, key: 'n', queues: [] },
  { name: 'media-kit', icon: ImageIcon, key: 'k', queues: [] },
  { name: 'announcements', icon: ArticleIcon, key: 'v', queues: [] },
  { name: 'settings', icon: SettingsIcon, key: 's', queues: [] },
  { name: 'logs', icon: ReceiptIcon, key: 'l', queues: [] },
];

/** After `g`, the key that opens the dashboard. */
export const DASHBOARD_KEY = 'd';
