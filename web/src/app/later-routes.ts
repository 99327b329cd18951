import { faqQuery } from '#features/faq/api/faq-query.ts';
import { languages } from '#i18n/locale-store.ts';
import { EMULATOR_ROUTES } from './emulator-routes.ts';
import { laterTitles } from './later-titles.ts';
import { PATTERNS } from './paths.ts';
import type { OwnLayout, SiteRoute } from './routes.ts';

/** The site's other routes: loaded with the first address that is none of `routes.ts`. */
export const LATER_ROUTES: readonly SiteRoute[] = [
  {
    path: PATTERNS.login,
    page: () => import('#features/account/login-page.tsx'),
    title: laterTitles.login,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.register,
    page: () => import('#features/account/register-page.tsx'),
    title: laterTitles.register,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.forgotPassword,
    page: () => import('#features/account/forgot-password-page.tsx'),
    title: laterTitles.forgotPassword,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.resetPassword,
    page: () => import('#features/account/reset-password-page.tsx'),
    title: laterTitles.resetPassword,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.authAction,
    page: () => import('#features/account/auth-action-page.tsx'),
    title: laterTitles.authAction,
  },
  {
    path: PATTERNS.dashboard,
    page: () => import('#features/dashboard/dashboard-page.tsx'),
    title: laterTitles.dashboard,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.favorites,
    page: () => import('#features/favorites/favorites-page.tsx'),
    title: laterTitles.favorites,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.downloads,
    page: () => import('#features/downloads/downloads-page.tsx'),
    title: laterTitles.downloads,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.editProfile,
    page: () => import('#features/profile/profile-page.tsx'),
    title: laterTitles.editProfile,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.activity,
    page: () => import('#features/activity/activity-page.tsx'),
    title: laterTitles.activity,
  },
  {
    path: PATTERNS.achievements,
    page: () => import('#features/achievements/achievements-page.tsx'),
    title: laterTitles.achievements,
  },
  {
    path: PATTERNS.notifications,
    page: () => import('#features/notifications/notifications-page.tsx'),
    title: laterTitles.notifications,
  },
  { path: PATTERNS.banned, page: () => import('#features/account/banned-page.tsx'), title: laterTitles.banned },
  {
    path: PATTERNS.verifyEmail,
    page: () => import('#features/account/verify-email-page.tsx'),
    title: laterTitles.verifyEmail,
  },
  {
    path: PATTERNS.unauthorized,
    page: () => import('#features/account/unauthorized-page.tsx'),
    title: laterTitles.unauthorized,
  },
  { path: PATTERNS.contact, page: () => import('#features/contact/contact-page.tsx'), title: laterTitles.contact },
  {
    path: PATTERNS.help,
    page: () => import('#features/texts/help-page.tsx'),
    title: laterTitles.help,
    texts: 'reading',
  },
  {
    path: PATTERNS.faq,
    page: () => import('#features/faq/faq-page.tsx'),
    title: laterTitles.faq,
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(faqQuery(languages.shown().locale)),
  },
  {
    path: PATTERNS.changelog,
    page: () => import('#features/changelog/changelog-page.tsx'),
    title: laterTitles.changelog,
  },
  {
    path: PATTERNS.guidelines,
    page: () => import('#features/texts/guidelines-page.tsx'),
    title: laterTitles.guidelines,
    texts: 'reading',
  },
  {
    path: PATTERNS.terms,
    page: () => import('#features/texts/terms-page.tsx'),
    title: laterTitles.terms,
    texts: 'reading',
  },
  {
    path: PATTERNS.privacy,
    page: () => import('#features/texts/privacy-page.tsx'),
    title: laterTitles.privacy,
    texts: 'reading',
  },
  {
    path: PATTERNS.partners,
    page: () => import('#features/texts/partners-page.tsx'),
    title: laterTitles.partners,
    texts: 'reading',
  },
  ...EMULATOR_ROUTES,
  { path: '*', page: () => import('#features/not-found/not-found-page.tsx'), title: laterTitles.notFound },
];

/** The public area of the creator who runs the site. */
const MEDIA_KIT_ROUTES: readonly SiteRoute[] = [
  { path: PATTERNS.public, page: () => import('#features/media-kit/public-page.tsx'), title: laterTitles.mediaKit },
  {
    path: PATTERNS.mediaKit,
    page: () => import('#features/media-kit/media-kit-page.tsx'),
    title: laterTitles.mediaKit,
  },
  {
    path: PATTERNS.mediaKitContact,
    page: () => import('#features/media-kit/contact-page.tsx'),
    title: laterTitles.mediaKitContact,
  },
  { path: '/public/*', page: () => import('#features/not-found/not-found-page.tsx'), title: laterTitles.notFound },
];

/** Layouts that come with the routes above. */
export const OWN_LAYOUTS: readonly OwnLayout[] = [
  { page: () => import('#features/media-kit/media-kit-layout.tsx'), routes: MEDIA_KIT_ROUTES },
];
