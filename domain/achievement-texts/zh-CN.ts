import type { AchievementTexts } from './text.ts';

export const achievementTexts: AchievementTexts = {
  first_download: { title: '首次下载', description: '下载你的第一个模组或附加包。' },
  ten_downloads: { title: '背包满满', description: '下载 {threshold} 个不同的模组或附加包。' },
  fifty_downloads: { title: '移动图书馆', description: '下载 {threshold} 个不同的模组或附加包。' },
  hundred_views: { title: '好奇的目光', description: '浏览模组页面 {threshold} 次；同一页面每天计一次。' },
  five_categories: { title: '样样都尝', description: '下载来自 {threshold} 个不同分类的模组或附加包。' },
  bedrock_traveller: { title: '基岩版旅人', description: '下载 {threshold} 个基岩版附加包。' },
  first_comment: { title: '第一句话', description: '发表你的第一条评论。' },
  twenty_comments: { title: '相谈甚欢', description: '发表 {threshold} 条评论。' },
  ten_ratings: { title: '资深评委', description: '为 {threshold} 个下载过的模组评分。' },
  watchful_eye: { title: '火眼金睛', description: '提交一次经团队确认的举报。' },
  guardian: { title: '守护者', description: '提交 {threshold} 次经团队确认的举报。' },
  first_favorite: { title: '一见钟情', description: '将一个模组加入收藏。' },
  collector: { title: '收藏家', description: '同时收藏 {threshold} 个模组。' },
  first_rating: { title: '首次评分', description: '为一个下载过的模组打分。' },
  heard: { title: '声音被听见', description: '你的评论收到官方回复。' },
  verified: { title: '已验证账号', description: '验证你的邮箱。' },
  premium_taste: { title: '品味高级', description: '下载一个高级模组或附加包。' },
  one_year: { title: '老朋友', description: '注册账号满 {threshold} 天。' },
};
