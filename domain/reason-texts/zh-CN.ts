import type { ReasonTexts } from './text.ts';

export const reasonTexts: ReasonTexts = {
  reject: {
    malware: {
      title: '恶意文件',
      text: '该文件含有可能危害用户的代码，或具有类似恶意软件的行为。我们不发布这样的文件。',
    },
    copyright: {
      title: '版权问题',
      text: '该内容使用了他人的作品，而我们无法核实其授权。请提供授权或许可证，或移除不属于你的部分。',
    },
    broken_file: {
      title: '文件无法使用',
      text: '该文件无法打开，或无法在所标明的游戏版本中运行。请提交可以使用的文件。',
    },
    manifest_differs: {
      title: '信息与文件不符',
      text: '填写的信息（版本、加载器或游戏版本）与文件内部的信息不一致。请更正其中之一。',
    },
    misleading: {
      title: '标题或描述有误导性',
      text: '标题、描述或图片与实际内容不符。请如实描述用户会得到什么。',
    },
    duplicate: { title: '重复发布', text: '本站已有此内容。新版本应添加到已有的页面中。' },
    incomplete: {
      title: '信息不完整',
      text: '缺少清楚的描述、许可证或图片，用户难以决定是否下载。请补充后重新提交。',
    },
    wrong_category: { title: '分类错误', text: '类型、分类或标签与内容不符。请选择方便用户查找的分类。' },
    offensive: {
      title: '冒犯性内容',
      text: '该内容含有冒犯性、歧视性或不适合未成年人的文字或图片。请移除后重新提交。',
    },
    other: { title: '其他原因', text: '' },
  },
  ban: {
    spam: { title: '垃圾信息', text: '该账号发布了广告、重复消息或无意义的链接。' },
    offensive: { title: '冒犯他人', text: '该账号侮辱、威胁或歧视了他人。' },
    malware: { title: '恶意文件', text: '该账号传播了有害的文件或链接。' },
    impersonation: { title: '冒充他人', text: '该账号冒充了他人或本站团队。' },
    evasion: { title: '逃避封禁', text: '该账号用于逃避另一账号的封禁。' },
    other: { title: '其他原因', text: '' },
  },
};
