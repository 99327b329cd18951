import type { QueueName } from '@bigorna/domain/endpoints/admin/overview.schemas';
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
import GamepadIcon from '@mui/icons-material/SportsEsportsOutlined';
import type { ComponentType } from 'react';
import type { ResourceName } from '#shared/api/resource-calls.ts';

export interface MenuPage {
  /** Resource name, which is also the path below /admin. */
  name: ResourceName;
  icon: ComponentType;
  /** Key that opens the page after `g`. */
  key: string;
  /** Queues that the badge counts. The page's entry opens their items. */
  queues: readonly QueueName[];
}

/** Menu order: daily work, site content, then rare tasks. */
export const MENU_PAGES = [
  { name: 'users', icon: PeopleIcon, key: 'u', queues: [] },
  { name: 'mods', icon: Inventory2Icon, key: 'm', queues: ['mods'] },
  { name: 'ads', icon: CampaignIcon, key: 'a', queues: [] },
  { name: 'comments-moderation', icon: ForumIcon, key: 'c', queues: ['comments'] },
  { name: 'reports', icon: FlagIcon, key: 'r', queues: ['reports'] },
  { name: 'contact-messages', icon: MailIcon, key: 'e', queues: ['contact_messages'] },
  { name: 'blocked-files', icon: BlockIcon, key: 'b', queues: [] },
  { name: 'game-versions', icon: GamepadIcon, key: 'j', queues: [] },
  { name: 'faq', icon: HelpIcon, key: 'f', queues: [] },
  { name: 'changelog', icon: NewReleasesIcon, key: 'n', queues: [] },
  { name: 'media-kit', icon: ImageIcon, key: 'k', queues: [] },
  { name: 'announcements', icon: ArticleIcon, key: 'v', queues: [] },
  { name: 'settings', icon: SettingsIcon, key: 's', queues: [] },
  { name: 'logs', icon: ReceiptIcon, key: 'l', queues: [] },
] as const satisfies readonly MenuPage[];

export type PageName = (typeof MENU_PAGES)[number]['name'];

/** Key that opens the dashboard after `g`. */
export const DASHBOARD_KEY = 'd';
