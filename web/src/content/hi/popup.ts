import { agencyInHindi } from '@golghar/contracts';
import { startupOffer, startupPrices } from '../offer/startup-offer';
import type { PopupWords } from '../popup';
import { deliveryInHindi } from './offer/startup-offer';

export const popupInHindi: PopupWords = {
  title: `${startupPrices.full} में आपकी वेबसाइट`,
  text: `${startupOffer.maxPages} पेज तक, ${agencyInHindi.city} में लिखी और बनाई हुई, ${deliveryInHindi} में चालू।`,
  picture: `एक दुकान और फ़ोन पर उसकी वेबसाइट: ${startupPrices.full}, ${deliveryInHindi} में चालू`,
  book: `अभी बुक कीजिए - ${startupPrices.advance} एडवांस`,
  dismiss: 'नहीं, शुक्रिया, मुझे आगे देखना है',
  close: 'बंद कीजिए',
};
