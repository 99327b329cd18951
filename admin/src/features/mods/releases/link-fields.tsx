import { RELEASE_TEXT } from '@bigorna/domain/limits';
import { Alert } from '@mui/material';
import { maxLength, required, TextInput, useTranslate } from 'react-admin';

/** Default values of a release hosted elsewhere. */
export const LINK_VALUES = {
  version: '',
  channel: 'release',
  loaders: [],
  side: null,
  game_versions: [],
  changelog: '',
  dependencies: [],
  external_url: '',
  file_name: '',
};

/** URL and file name of a release hosted elsewhere. */
export const LinkFields = () => {
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {translate('console.releases.link_help')}
      </Alert>
      <TextInput source="external_url" type="url" placeholder="https://" validate={required()} />
      <TextInput source="file_name" validate={[required(), maxLength(RELEASE_TEXT.fileName)]} />
    </>
  );
};
