import { agencyInHindi, place } from '@golghar/contracts';

export const postalAddressInHindi = [
  agencyInHindi.street,
  `${agencyInHindi.city} ${place.postcode}`,
  agencyInHindi.region,
];
