import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: 'First download', description: 'Download your first mod or addon.' },
  ten_downloads: { title: 'Full backpack', description: 'Download {threshold} different mods or addons.' },
  fifty_downloads: { title: 'Walking library', description: 'Download {threshold} different mods or addons.' },
  hundred_views: {
    title: 'Window shopper',
    description: 'Visit mod or addon pages {threshold} times. Each page counts once a day.',
  },
  five_categories: {
    title: 'A bit of everything',
    description: 'Download mods or addons from {threshold} different categories.',
  },
  bedrock_traveller: { title: 'Bedrock traveler', description: 'Download {threshold} Bedrock addons.' },
  first_comment: { title: 'First words', description: 'Write your first comment.' },
  twenty_comments: { title: 'Good company', description: 'Write {threshold} comments.' },
  ten_ratings: { title: 'Sharp critic', description: 'Rate {threshold} mods or addons you’ve downloaded.' },
  watchful_eye: { title: 'Watchful eye', description: 'File a report that the team upholds.' },
  guardian: { title: 'Guardian', description: 'File {threshold} reports that the team upholds.' },
  first_favorite: { title: 'Love at first sight', description: 'Add a mod or addon to your favorites.' },
  collector: { title: 'Collector', description: 'Have {threshold} mods or addons in your favorites at the same time.' },
  first_rating: { title: 'First rating', description: 'Rate a mod or addon you’ve downloaded.' },
  heard: { title: 'Someone’s listening', description: 'Get an official reply to one of your comments.' },
  verified: { title: 'Verified account', description: 'Verify your email.' },
  premium_taste: { title: 'A taste of premium', description: 'Download a premium mod or addon.' },
  one_year: { title: 'One of the regulars', description: 'Be a member for {threshold} days.' },
};
