import { type AdminAd, adBody } from '@bigorna/domain/endpoints/admin/content';
import { DAY_MS } from '@bigorna/domain/limits';
import { Box, Typography } from '@mui/material';
import { type ComponentProps, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ContentForm } from '../content/content-form.tsx';
import { AdFields } from './ad-fields.tsx';
import { AdPreview, type Picture } from './ad-preview.tsx';

const BOOKED_DAYS = 30;
const MINUTE_MS = 60_000;

/** A new ad begins at once and runs for a month. */
const fromNow = () => {
  const starts = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  return {
    placement: 'home_top',
    weight: 50,
    active: true,
    starts_at: new Date(starts).toISOString(),
    ends_at: new Date(starts + BOOKED_DAYS * DAY_MS).toISOString(),
  };
};

const Preview = () => {
  const translate = useTranslate();
  const { image_url, width, height, placement }: Partial<Picture> = useWatch();
  return (
    <Box
      component="section"
      aria-labelledby="ad-preview"
      sx={{ position: { lg: 'sticky' }, top: 72, alignSelf: 'start', width: 1 }}
    >
      <Typography variant="h6" component="h2" id="ad-preview" sx={{ mb: 1 }}>
        {translate('console.ads.preview')}
      </Typography>
      {image_url && width && height && placement ? (
        <AdPreview picture={{ image_url, width, height, placement }} />
      ) : (
        <Typography color="textSecondary">{translate('console.ads.preview_empty')}</Typography>
      )}
    </Box>
  );
};

type AdFormProps = Pick<
  ComponentProps<typeof ContentForm<typeof adBody, AdminAd>>,
  'record' | 'save' | 'onSaved' | 'remove'
>;

/** The form of an ad, and beside it the ad in its place. */
export const AdForm = (props: AdFormProps) => {
  const [defaults] = useState(fromNow);
  return (
    <ContentForm schema={adBody} {...(props.record ? {} : { defaultValues: defaults })} {...props}>
      <Box
        sx={{
          display: 'grid',
          gap: 4,
          width: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
        }}
      >
        <AdFields id={props.record?.id ?? ''} />
        <Preview />
      </Box>
    </ContentForm>
  );
};
