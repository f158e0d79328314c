import type { ShopInvitation } from '../../types';

export const shopInvitationInHindi: ShopInvitation = {
  title: 'अपनी दुकान का चित्र देखिए',
  text: 'दुकान का नाम लिखिए, हिन्दी में भी, और बताइए क्या बेचते हैं। मिथिला शैली में चित्र उसी समय बन जाता है: रखिए, भेजिए, मुफ़्त है।',
  picture: 'मिथिला शैली में बनी मिठाई की दुकान',
  link: { label: 'मेरी दुकान बनाइए (अंग्रेज़ी में)', href: '/draw-my-shop', language: 'en' },
};
