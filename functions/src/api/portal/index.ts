import type { portalEndpoints } from '@bigorna/domain/endpoints/portal';
import type { Site } from '@bigorna/domain/endpoints/portal.schemas';
import { AD_PLACEMENTS } from '@bigorna/domain/entities/ad';
import { CONTACT_REPLY_HOURS } from '@bigorna/domain/limits';
import { getKnownGameVersions } from '../../mods/releases/game-versions.ts';
import { getEmulatorHost } from '../../platform/emulators.ts';
import { APP_CHECK_APP_ID, APP_CHECK_SITE_KEY, getProject, WEB_API_KEY } from '../../platform/parameters.ts';
import { getSiteSettings } from '../../platform/site-settings.ts';
import { countAd, listActiveAds } from '../../portal/ads/active-ads.ts';
import { saveContactMessage } from '../../portal/contact/save-contact-message.ts';
import { getPublicChangelog, getPublicFaq, getPublicMediaKit } from '../../portal/site-content/public-texts.ts';
import type { Handler } from '../handler.ts';
import type { Handlers } from '../mount.ts';

const getEmulators = (): Site['firebase']['emulators'] => {
  const auth = getEmulatorHost('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = getEmulatorHost('FIRESTORE_EMULATOR_HOST');
  const storage = getEmulatorHost('FIREBASE_STORAGE_EMULATOR_HOST');
  if (!auth || !firestore || !storage) return null;
  return { auth: `http://${auth.host}:${auth.port}`, firestore, storage };
};

const getAppCheck = (): Site['firebase']['appCheck'] => {
  const [appId, siteKey] = [APP_CHECK_APP_ID.value(), APP_CHECK_SITE_KEY.value()];
  return appId === '' || siteKey === '' ? null : { appId, siteKey };
};

/** Gets the settings that pages need before they load Firebase. */
const site: Handler<'site'> = async () => {
  const { projectId, storageBucket } = getProject();
  const { admin_panel_access } = await getSiteSettings();
  const firebase = {
    apiKey: WEB_API_KEY.value(),
    projectId,
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket,
    appCheck: getAppCheck(),
    emulators: getEmulators(),
  };
  return { data: { admin_panel_access, firebase } };
};

/** Handlers of the portal's texts, ads and contact form. */
export const PORTAL_HANDLERS: Pick<Handlers, keyof typeof portalEndpoints> = {
  site,
  gameVersions: async () => ({ data: await getKnownGameVersions() }),
  ads: async ({ query: { placement } }) => ({
    data: await listActiveAds(placement === undefined ? AD_PLACEMENTS : [placement]),
  }),
  faq: async ({ query }) => ({ data: await getPublicFaq(query.lang) }),
  changelog: async ({ query }) => ({ data: await getPublicChangelog(query.lang) }),
  mediaKit: async ({ query }) => ({ data: await getPublicMediaKit(query.lang) }),
  /** Stores a message to staff. */
  contact: async ({ body, caller, context }) => {
    await saveContactMessage(body, caller?.uid, context);
    return { data: null, message: 'contact_sent', values: { hours: CONTACT_REPLY_HOURS } };
  },
  viewAd: async ({ params, context }) => {
    await countAd('ad_view', params.id, context);
    return { data: null };
  },
  clickAd: async ({ params, context }) => {
    await countAd('ad_click', params.id, context);
    return { data: null };
  },
};
