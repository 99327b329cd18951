import type { Site } from '@bigorna/domain/endpoints/portal';
import { emulatorAddress } from '../../platform/emulators.ts';
import { APP_CHECK_APP_ID, APP_CHECK_SITE_KEY, project, WEB_API_KEY } from '../../platform/parameters.ts';
import { siteSettings } from '../../settings/site-settings.ts';
import type { Handler } from '../handler.ts';

const emulators = (): Site['firebase']['emulators'] => {
  const auth = emulatorAddress('FIREBASE_AUTH_EMULATOR_HOST');
  const firestore = emulatorAddress('FIRESTORE_EMULATOR_HOST');
  const storage = emulatorAddress('FIREBASE_STORAGE_EMULATOR_HOST');
  if (!auth || !firestore || !storage) return null;
  return { auth: `http://${auth.host}:${auth.port}`, firestore, storage };
};

const appCheck = (): Site['firebase']['appCheck'] => {
  const [appId, siteKey] = [APP_CHECK_APP_ID.value(), APP_CHECK_SITE_KEY.value()];
  return appId === '' || siteKey === '' ? null : { appId, siteKey };
};

/** What pages need before they load Firebase. */
export const site: Handler<'site'> = async () => {
  const { projectId, storageBucket } = project();
  const { admin_panel_access } = await siteSettings();
  const firebase = {
    apiKey: WEB_API_KEY.value(),
    projectId,
    authDomain: `${projectId}.firebaseapp.com`,
    storageBucket,
    appCheck: appCheck(),
    emulators: emulators(),
  };
  return { data: { admin_panel_access, firebase } };
};
