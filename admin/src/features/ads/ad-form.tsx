import { type AdminAd, adBody } from '@bigorna/domain/endpoints/admin/content.schemas';
import { DAY_MS } from '@bigorna/domain/limits';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useStaffMutation } from '#shared/actions/use-staff-mutation.tsx';
import { UiText } from '#shared/fields/ui-text.tsx';
import { ContentForm } from '#shared/forms/content-form.tsx';
import { ContentCreate, ContentEdit, WITH_PREVIEW } from '#shared/forms/content-pages.tsx';
import { AdFields } from './ad-fields.tsx';
import { AdPreview, type Picture } from './ad-preview.tsx';
import { RemoveAdPictureButton } from './remove-ad-picture-button.tsx';

const BOOKED_DAYS = 30;
const MINUTE_MS = 60_000;

/** A new ad starts now and runs for 30 days. */
const getDefaultPeriod = () => {
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
  const { image_url, width, height, placement }: Partial<Picture> = useWatch();
  return (
    <Box
      component="section"
      aria-labelledby="ad-preview"
      sx={{ position: { lg: 'sticky' }, top: 72, alignSelf: 'start', width: 1 }}
    >
      <UiText variant="h6" component="h2" id="ad-preview" sx={{ mb: 1 }} text="console.ads.preview" />
      {image_url && width && height && placement ? (
        <AdPreview picture={{ image_url, width, height, placement }} />
      ) : (
        <UiText color="textSecondary" text="console.ads.preview_empty" />
      )}
    </Box>
  );
};

const AdForm = ({ record }: { record?: AdminAd }) => {
  const [defaults] = useState(getDefaultPeriod);
  const { runAction } = useStaffMutation();
  return (
    <ContentForm<typeof adBody, AdminAd>
      schema={adBody}
      record={record}
      {...(record ? {} : { defaultValues: defaults })}
      save={(body, options) =>
        record
          ? runAction('adminUpdateAd', { params: { id: record.id }, body }, options)
          : runAction('adminCreateAd', { body }, options)
      }
      remove={(id) => runAction('adminDeleteAd', { params: { id } })}
    >
      <Box sx={WITH_PREVIEW}>
        <AdFields id={record?.id ?? ''} />
        <Preview />
      </Box>
    </ContentForm>
  );
};

export const AdCreate = () => (
  <ContentCreate title="console.ads.new">
    <AdForm />
  </ContentCreate>
);

/** One ad: form, preview and history. */
export const AdEdit = () => (
  <ContentEdit<AdminAd> collection="ads">
    {(ad) => (
      <>
        <AdForm record={ad} />
        <Box sx={{ mt: 2 }}>
          <RemoveAdPictureButton ad={ad} />
        </Box>
      </>
    )}
  </ContentEdit>
);
