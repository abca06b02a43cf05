// Owns: what hospitals, doctors and their teams tell of themselves beyond what lists and bookings need.
// Must not know: how the directory finds or shows them, how calls are served.
// Used by: the list of domains.
import { introductions } from '@xinglin/contract';
import { defineDomain } from '../../platform/domain';
import { featuredClinics } from './clinics';
import { doctorProfile, doctorTimetable, doctorsByLanguage } from './doctors';
import { groupChatCode } from './group-chats';
import { hospitalSummary } from './hospitals';
import { seed } from './seed/seed';
import { doctorStudio, expertTeamReport, expertTeams, hospitalTeams } from './teams';

export const introductionsDomain = defineDomain({
  name: 'introductions',
  calls: introductions,
  handlers: () => ({
    getHospitalSummary: hospitalSummary,
    listHospitalTeams: hospitalTeams,
    listDoctorsByLanguage: doctorsByLanguage,
    listFeaturedClinics: featuredClinics,
    getDoctorProfile: doctorProfile,
    listDoctorTimetable: doctorTimetable,
    getDoctorStudio: doctorStudio,
    listExpertTeams: expertTeams,
    getExpertTeamReport: expertTeamReport,
    getGroupChatCode: groupChatCode,
  }),
  // What is told at length is told of invented doctors.
  seed: async (db, options) => {
    if (options.config.seed !== 'none') await seed(db, options);
  },
});
