// Generated from packages/contract by `npm run generate`; change it there.
import type { AnswerShapes } from '../complete-answer';

/** What the answer of each call holds, by its path; for a server that meets a gateway which tells less. */
export const answerShapes: AnswerShapes = {
  calls: {
    '/moduleenterprisepartner/config/getbaseinfo': {
      fields: {
        userInfoVO: {
          named: 'UserInfo'
        },
        now: {
          absent: null
        },
        encryptionRule: {
          named: 'EncryptionRule',
          optional: true
        }
      }
    },
    '/moduleenterprisepartner/config/getlogininfo': {
      fields: {
        gmtExpired: {},
        userInfoVO: {
          named: 'SignedInUser'
        },
        now: {
          absent: null
        },
        encryptionRule: {
          named: 'EncryptionRule',
          optional: true
        }
      }
    },
    '/moduleoperate/verifycode/sendcode.json': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/user/account/checkcodelogin.json': {
      named: 'SignIn'
    },
    '/user/account/login.json': {
      named: 'SignIn'
    },
    '/user/profile/bindmobile': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/logout/unbindandlogout': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/moduleoverlap/user/personalcenter': {
      fields: {
        nickname: {
          absent: null
        },
        mobile: {
          absent: null
        },
        verifyStatus: {},
        patientCount: {},
        awaitingPaymentCount: {},
        confirmedCount: {},
        latestOrder: {
          named: 'RegistrationOrderCard',
          absent: null
        }
      }
    },
    '/common/checkcode/getfindpwdcode.json': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/user/account/checkusermsg.json': {
      fields: {
        account: {
          fields: {
            loginId: {
              absent: null
            },
            nickname: {
              absent: null
            },
            hasPassword: {},
            gmtCreated: {}
          },
          absent: null
        }
      }
    },
    '/user/account/findmd5pwdandlogin.json': {
      named: 'SignIn'
    },
    '/user/account/modifyloginid.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/moduleusercenter/email/getcode': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/moduleusercenter/email/register': {
      named: 'SignIn'
    },
    '/moduleusercenter/email/resetpassword': {
      named: 'SignIn'
    },
    '/user/account/session/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              sessionId: {},
              isCurrent: {},
              channelName: {
                absent: null
              },
              browser: {
                absent: null
              },
              system: {
                absent: null
              },
              cityName: {
                absent: null
              },
              gmtCreated: {},
              gmtExpired: {}
            }
          }
        }
      }
    },
    '/user/account/session/end.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/account/session/endothers.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/account/tempuserlogoff.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/highrisk/checkrisk': {
      fields: {
        highRisk: {},
        riskToken: {
          absent: null
        },
        proofs: {
          items: {
            named: 'RiskProof'
          }
        },
        gmtExpired: {
          absent: null
        }
      }
    },
    '/user/highrisk/fetchpatientinfo': {
      fields: {
        patientCount: {}
      }
    },
    '/user/highrisk/fetchorderinfo': {
      fields: {
        orderCount: {}
      }
    },
    '/user/highrisk/validatepatient': {
      fields: {
        passed: {
          absent: true
        }
      }
    },
    '/user/highrisk/checkorder': {
      fields: {
        canAnswer: {},
        triesLeft: {}
      }
    },
    '/user/highrisk/validateorder': {
      fields: {
        passed: {
          absent: true
        }
      }
    },
    '/user/highrisk/fetchUserProfile': {
      fields: {
        nickname: {
          absent: null
        },
        mobile: {},
        gmtCreated: {}
      }
    },
    '/user/highrisk/bindMobileAndLogin': {
      named: 'SignIn'
    },
    '/user/highrisk/secondAllocationRegister': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/config/getpartnerconfig': {
      fields: {
        partnerName: {
          absent: ''
        },
        isAllNode: {
          absent: null
        },
        privateBlackRouteNameList: {
          items: {}
        },
        privateWhiteRouteNameList: {
          items: {}
        },
        isInPartnerWhiteList: {
          absent: false
        },
        partnerWhiteList: {
          items: {}
        },
        modelCodes: {
          items: {},
          absent: null
        }
      }
    },
    '/moduleenterprisepartner/config/getpartnerinfo': {
      fields: {
        needRedirect: {},
        redirectUrl: {
          absent: null
        },
        gmtCreated: {}
      }
    },
    '/moduleenterprisepartner/partner/custom/config/model.json': {
      fields: {
        confMap: {
          fields: {
            partnerConfig: {
              fields: {
                text: {},
                version: {
                  absent: 1
                },
                gmtModified: {
                  absent: null
                }
              },
              optional: true
            }
          }
        }
      }
    },
    '/moduleenterprisepartner/profile/info.json': {
      fields: {
        partnerCode: {},
        partnerName: {},
        servicePhone: {}
      }
    },
    '/moduleenterprisepartner/company/info.json': {
      fields: {
        company: {
          named: 'CompanyInfo',
          absent: null
        },
        servicePhone: {}
      }
    },
    '/moduleenterprisepartner/config/checkpartnerstoken': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/login/prelogin': {
      fields: {
        providers: {
          items: {
            named: 'IdentityProvider'
          }
        },
        oneKeyScriptUrl: {
          absent: null
        }
      }
    },
    '/moduleenterprisepartner/partner/oauth/authcode': {
      fields: {
        authorizeUrl: {}
      }
    },
    '/moduleenterprisepartner/partner/login/postlogin': {
      named: 'IdentityOutcome'
    },
    '/moduleenterprisepartner/partner/login/bind': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/login/bindemail': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/verify/mobile': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/moduleenterprisepartner/partner/verify/mobilebound': {
      fields: {
        outcome: {}
      }
    },
    '/moduleenterprisepartner/partner/wx/check': {
      fields: {
        authorizeUrl: {}
      }
    },
    '/moduleenterprisepartner/partner/wx/login': {
      named: 'IdentityOutcome'
    },
    '/moduleenterprisepartner/partner/wx/silent/login': {
      named: 'IdentityOutcome'
    },
    '/moduleenterprisepartner/partner/wx/bind': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/wx/regbind': {
      named: 'SignIn'
    },
    '/moduleenterprisepartner/partner/login/preentrance': {
      fields: {
        partnerName: {},
        isBound: {},
        gmtExpired: {}
      }
    },
    '/moduleenterprisepartner/partner/login/entrance': {
      named: 'IdentityOutcome'
    },
    '/user/account/authorization/judge.json': {
      fields: {
        partnerCode: {},
        partnerName: {},
        scopes: {
          items: {
            named: 'InformationScope'
          }
        },
        gmtAuthorized: {
          absent: null
        }
      }
    },
    '/user/account/authorization/add.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/account/flashlogin.json': {
      named: 'SignIn'
    },
    '/patient/list': {
      fields: {
        items: {
          items: {
            named: 'Patient'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/patient/getpatientbyid': {
      named: 'Patient'
    },
    '/patient/getlimitinfo': {
      fields: {
        limit: {},
        used: {},
        remaining: {}
      }
    },
    '/patient/add': {
      fields: {
        patientId: {}
      }
    },
    '/patient/update': {
      fields: {
        patientId: {}
      }
    },
    '/patient/delete': {
      fields: {
        patientId: {}
      }
    },
    '/patient/checkpatientphone': {
      fields: {
        codeNeeded: {}
      }
    },
    '/moduleusercenter/patientnew/duplicatechecking': {
      fields: {
        duplicate: {
          fields: {
            patientId: {},
            name: {},
            relation: {
              named: 'Relation'
            }
          },
          absent: null
        }
      }
    },
    '/patient/checkpatientinfo': {
      fields: {
        ready: {},
        gaps: {
          items: {
            named: 'PatientGap'
          }
        }
      }
    },
    '/patientrealnameauth/detail': {
      fields: {
        patientId: {},
        name: {},
        cardNo: {
          absent: null
        },
        realName: {
          named: 'PatientRealName'
        },
        verifiedAt: {
          absent: null
        },
        triesLeft: {}
      }
    },
    '/patientrealnameauth/verify': {
      fields: {
        realName: {},
        triesLeft: {}
      }
    },
    '/user/profile/baseinfoforpatient': {
      fields: {
        mobile: {
          absent: null
        },
        gender: {
          named: 'Gender',
          absent: null
        },
        birthDate: {
          absent: null
        },
        relations: {
          items: {
            named: 'Relation'
          }
        },
        limit: {},
        remaining: {}
      }
    },
    '/user/profile/modifypatientbindmobile': {
      fields: {
        mobile: {},
        mobileProven: {}
      }
    },
    '/logistics/postingaddress/list': {
      fields: {
        items: {
          items: {
            named: 'PostingAddress'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/logistics/postingaddress/detail': {
      named: 'PostingAddress'
    },
    '/logistics/postingaddress/add': {
      fields: {
        addressId: {}
      }
    },
    '/logistics/postingaddress/update': {
      fields: {
        addressId: {}
      }
    },
    '/logistics/postingaddress/delete': {
      fields: {
        addressId: {}
      }
    },
    '/logistics/postingaddress/setdefault': {
      fields: {
        addressId: {}
      }
    },
    '/logistics/postingaddress/autorecognizeaddress': {
      fields: {
        name: {},
        mobile: {},
        provinceId: {
          absent: null
        },
        provinceName: {
          absent: null
        },
        cityId: {
          absent: null
        },
        cityName: {
          absent: null
        },
        districtId: {
          absent: null
        },
        districtName: {
          absent: null
        },
        detail: {},
        unread: {
          items: {}
        }
      }
    },
    '/user/emergencycontact/list': {
      fields: {
        items: {
          items: {
            named: 'EmergencyContact'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/user/emergencycontact/add': {
      fields: {
        contactId: {}
      }
    },
    '/user/emergencycontact/update': {
      fields: {
        contactId: {}
      }
    },
    '/user/emergencycontact/delete': {
      fields: {
        contactId: {}
      }
    },
    '/common/area/getprovincelist.json': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/area/getchildlist.json': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/area/allarealist': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/area/getareabyid': {
      named: 'Area'
    },
    '/json/white/location/getDetail': {
      fields: {
        latitude: {},
        longitude: {},
        cityId: {},
        cityName: {}
      }
    },
    '/modulesearch/mergesearch/hospitallist.json': {
      fields: {
        items: {
          items: {
            named: 'HospitalCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/mergesearch/doctorlist.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hospital/hospitalinfo/getinfobyid.json': {
      named: 'Hospital'
    },
    '/hospital/hospitaldept/list.json': {
      fields: {
        items: {
          items: {
            named: 'DepartmentGroup'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/doctor/doctorinfo/getinfobyid.json': {
      named: 'Doctor'
    },
    '/moduleoperate/json/white/gethotdept.json': {
      fields: {
        items: {
          items: {
            named: 'HotDepartment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/bffnode/home/doctor/list': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/notice/detail': {
      fields: {
        items: {
          items: {
            named: 'Notice'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/bffnode/home/tabbar': {
      fields: {
        items: {
          items: {
            named: 'TabItem'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/area/getareabyip': {
      fields: {
        province: {
          named: 'Area',
          absent: null
        },
        city: {
          named: 'Area',
          absent: null
        }
      }
    },
    '/common/area/getnumberbyip': {
      fields: {
        provinceId: {
          absent: null
        },
        cityId: {
          absent: null
        }
      }
    },
    '/common/area/search/getareas': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/areaconfig/getprovincelist': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/areaconfig/getchildlist': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/location/get': {
      fields: {
        source: {
          named: 'LocationSource',
          absent: 'networkAddress'
        },
        latitude: {
          absent: null
        },
        longitude: {
          absent: null
        },
        cityId: {
          absent: null
        },
        cityName: {
          absent: null
        }
      }
    },
    '/order/shiftcase/rules.json': {
      named: 'BookingRules'
    },
    '/order/shiftcase/listbymonth.json': {
      fields: {
        items: {
          items: {
            named: 'ShiftCase'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/shiftcase/detail.json': {
      named: 'ShiftCaseDetail'
    },
    '/order/shiftcase/earliest.json': {
      fields: {
        items: {
          items: {
            named: 'EarliestDoctor'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/submitorder/checkbeforesubmit.json': {
      fields: {
        feeCents: {},
        remaining: {},
        payWithinMinutes: {},
        cancelBefore: {}
      }
    },
    '/order/orderconfig/getconfig.json': {
      named: 'OrderConfig'
    },
    '/order/orderconfig/adaptrule': {
      fields: {
        terms: {
          items: {
            named: 'BookingTerm'
          }
        }
      }
    },
    '/order/orderconfig/registpatient': {
      fields: {
        items: {
          items: {
            fields: {
              patientId: {},
              name: {},
              refusal: {
                absent: null
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/json/black/res/customcode/{patientId}/{shiftCaseId}': {
      named: 'CheckPicture'
    },
    '/json/black/validate/customcode/{patientId}/{shiftCaseId}/{imgCode}': {
      fields: {
        validateParam: {},
        gmtExpired: {}
      }
    },
    '/order/ordermsg/getcheckcode.json': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/order/submitorder/submit.json': {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        },
        feeCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/order/submitorder/submitoffline.json': {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        }
      }
    },
    '/order/orderinfo/list.json': {
      fields: {
        items: {
          items: {
            named: 'RegistrationOrderCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/orderinfo/detail.json': {
      named: 'RegistrationOrder'
    },
    '/order/cancelorder/cancel.json': {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        },
        refundCents: {}
      }
    },
    '/order/waitlist/join.json': {
      named: 'Wait'
    },
    '/order/waitlist/preview.json': {
      named: 'WaitPreview'
    },
    '/order/waitlist/list.json': {
      fields: {
        items: {
          items: {
            named: 'Wait'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/waitlist/detail.json': {
      named: 'Wait'
    },
    '/order/waitlist/leave.json': {
      named: 'Wait'
    },
    '/order/orderinfo/mergedetail.json': {
      fields: {
        orders: {
          items: {
            named: 'RegistrationOrder'
          }
        }
      }
    },
    '/order/orderinfo/mergeregisterlist.json': {
      fields: {
        items: {
          items: {
            fields: {
              hospitalId: {},
              hospitalName: {},
              patientName: {},
              date: {},
              orders: {
                items: {
                  named: 'RegistrationOrderCard'
                }
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/orderinfo/reschedule.json': {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        }
      }
    },
    '/order/orderinfo/delete.json': {
      fields: {
        orderNo: {}
      }
    },
    '/order/ordermsg/resendmsg.json': {
      fields: {
        orderNo: {}
      }
    },
    '/order/ordermsg/getvoicecode.json': {
      fields: {
        orderNo: {},
        mobile: {}
      }
    },
    '/order/orderinfo/rebooking.json': {
      fields: {
        items: {
          items: {
            named: 'ShiftCaseDetail'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/orderconfig/accuratereserve': {
      fields: {
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          },
          absent: []
        },
        deptId: {
          absent: null
        },
        diseases: {
          items: {
            fields: {
              entryId: {},
              name: {}
            }
          },
          absent: []
        }
      }
    },
    '/order/accuratereserve/doctorlist': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/accuratereserve/doctor': {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        auditWithinHours: {},
        payWithinMinutes: {},
        timeZone: {},
        days: {
          items: {}
        }
      }
    },
    '/order/accuratereserve/submit': {
      fields: {
        requestId: {}
      }
    },
    '/order/accuratereserve/resend': {
      fields: {
        requestId: {}
      }
    },
    '/order/accuratereserve/cancel': {
      fields: {
        requestId: {},
        state: {}
      }
    },
    '/order/accuratereserve/detail': {
      named: 'AccurateReserve'
    },
    '/order/accuratereserve/list': {
      fields: {
        items: {
          items: {
            named: 'AccurateReserve'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/patientcheckin/list': {
      fields: {
        items: {
          items: {
            named: 'PatientCheckIn'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/patientcheckin/detail': {
      named: 'PatientCheckIn'
    },
    '/order/patientcheckin/submit': {
      fields: {
        orderNo: {}
      }
    },
    '/order/patientcheckin/service': {
      fields: {
        doctorId: {},
        doctorName: {},
        titleText: {},
        hospitalName: {},
        hospDeptName: {},
        patientId: {},
        patientName: {},
        visits: {
          items: {
            named: 'PatientCheckIn'
          }
        }
      }
    },
    '/modulesurvey/list': {
      fields: {
        items: {
          items: {
            named: 'SurveyCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesurvey/detail': {
      named: 'Survey'
    },
    '/questionnaire/draft': {
      fields: {
        survey: {
          named: 'Survey'
        },
        responseId: {
          absent: null
        },
        answers: {
          items: {
            fields: {
              linkId: {},
              values: {
                items: {}
              }
            }
          }
        },
        savedAt: {
          absent: null
        }
      }
    },
    '/questionnaire/save': {
      fields: {
        responseId: {},
        savedAt: {}
      }
    },
    '/hades/survey/submit': {
      fields: {
        responseId: {},
        sentAt: {}
      }
    },
    '/questionnaire/visit/draft': {
      fields: {
        survey: {
          named: 'Survey',
          absent: null
        },
        answers: {
          items: {
            fields: {
              linkId: {},
              values: {
                items: {}
              }
            }
          }
        },
        savedAt: {
          absent: null
        },
        sentAt: {
          absent: null
        }
      }
    },
    '/questionnaire/visit/save': {
      fields: {
        savedAt: {}
      }
    },
    '/hades/survey/visit/submit': {
      fields: {
        sentAt: {}
      }
    },
    '/hades/survey/list': {
      fields: {
        items: {
          items: {
            named: 'SurveyResponse'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/orderconfig/aireservation': {
      fields: {
        answers: {
          items: {
            named: 'GuideAnswer'
          }
        },
        next: {
          fields: {
            question: {
              named: 'GuideQuestion'
            },
            options: {
              items: {
                fields: {
                  key: {},
                  label: {}
                }
              }
            }
          },
          absent: null
        },
        redFlags: {
          items: {
            named: 'RedFlag'
          }
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {},
              reason: {
                absent: null
              },
              doctors: {
                items: {
                  named: 'DoctorCard'
                }
              }
            }
          }
        }
      }
    },
    '/moduleoverlap/mergeorder/list': {
      fields: {
        items: {
          items: {
            named: 'OrderSummary'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/moduleoverlap/mergeorder/latest': {
      fields: {
        order: {
          named: 'OrderSummary',
          absent: null
        }
      }
    },
    '/pay/geth5payurl.json': {
      fields: {
        url: {}
      }
    },
    '/pay/listpayway.json': {
      fields: {
        items: {
          items: {
            named: 'PayWay'
          }
        },
        takesMoney: {}
      }
    },
    '/pay/getpaytype.json': {
      fields: {
        type: {},
        dueCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/pay/getpayelement': {
      fields: {
        elements: {
          items: {
            fields: {
              element: {},
              label: {},
              cents: {}
            }
          }
        },
        dueCents: {}
      }
    },
    '/pay/miniapp/prepay': {
      fields: {
        timeStamp: {},
        nonceStr: {},
        package: {},
        signType: {
          absent: 'RSA'
        },
        paySign: {}
      }
    },
    '/extpay/listpayway.json': {
      fields: {
        items: {
          items: {
            named: 'PayWay'
          }
        }
      }
    },
    '/extpay/getpayurl.json': {
      fields: {
        url: {},
        payBefore: {}
      }
    },
    '/pay/getbestservicepackage.json': {
      fields: {
        package: {
          fields: {
            packageId: {},
            title: {},
            priceCents: {},
            savesCents: {}
          },
          absent: null
        }
      }
    },
    '/pay/getFaceResultPayUrl': {
      fields: {
        url: {}
      }
    },
    '/pay/basicMoneyPay': {
      fields: {
        url: {},
        amountCents: {}
      }
    },
    '/common/dict/finddict': {
      fields: {
        items: {
          items: {
            named: 'DictionaryWord'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulelog/biz/trace/collect.json': {
      fields: {
        accepted: {}
      }
    },
    '/kanoupload/imagefileupload': {
      named: 'UploadedFile'
    },
    '/kanoupload/imagefileuploadbydecoder': {
      named: 'UploadedFile'
    },
    '/kanoupload/imageuploadbydecoder': {
      named: 'UploadedFile'
    },
    '/cobra/kano/imageupload': {
      named: 'UploadedFile'
    },
    '/kanoupload/fileuploadbydecoder': {
      named: 'UploadedFile'
    },
    '/modulecommerce/fileupload': {
      named: 'UploadedFile'
    },
    '/common/upload/video': {
      named: 'UploadedFile'
    },
    '/common/upload/audio': {
      named: 'UploadedFile'
    },
    '/kanoupload/imageupload.json': {
      named: 'UploadedFile'
    },
    '/wit/upload/sweepcodeimage.json': {
      fields: {
        text: {}
      }
    },
    '/moduleoperate/agreement/detail.json': {
      fields: {
        version: {},
        effectiveOn: {},
        status: {},
        type: {
          named: 'AgreementType'
        },
        bsType: {},
        title: {},
        blocks: {
          items: {
            named: 'AgreementBlock'
          }
        },
        versions: {
          items: {
            named: 'AgreementVersion'
          }
        }
      }
    },
    '/moduleoperate/agreement/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              version: {},
              effectiveOn: {},
              status: {},
              type: {
                named: 'AgreementType'
              },
              bsType: {},
              title: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/agreement/consent/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              consentId: {},
              type: {
                named: 'AgreementType'
              },
              bsType: {},
              title: {},
              version: {},
              effectiveOn: {},
              givenAt: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/user/account/info.json': {
      fields: {
        nickname: {
          absent: null
        },
        loginId: {
          absent: null
        },
        mobile: {
          absent: null
        },
        hasPassword: {},
        verifyStatus: {},
        createdAt: {}
      }
    },
    '/user/profile/getinfo': {
      fields: {
        nickname: {
          absent: null
        },
        mobile: {
          absent: null
        },
        gender: {
          named: 'Gender',
          absent: null
        },
        birthDate: {
          absent: null
        }
      }
    },
    '/user/profile/updateinfo': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/profile/getuserstat': {
      fields: {
        patientCount: {},
        registrationCount: {},
        completedCount: {},
        memberSince: {}
      }
    },
    '/user/account/isperfect': {
      fields: {
        perfect: {},
        missing: {
          items: {
            named: 'AccountGap'
          }
        }
      }
    },
    '/user/account/validatenickname': {
      fields: {
        problem: {
          absent: null
        }
      }
    },
    '/user/account/modifynickname': {
      fields: {
        nickname: {}
      }
    },
    '/user/account/sendownercode.json': {
      fields: {
        resendAfter: {},
        expiresIn: {}
      }
    },
    '/user/account/checkownercode.json': {
      fields: {
        proof: {},
        expiresIn: {}
      }
    },
    '/user/account/rebinding': {
      named: 'SignIn'
    },
    '/user/account/modifymd5pwd': {
      named: 'SignIn'
    },
    '/user/account/realname/detail.json': {
      fields: {
        state: {
          named: 'RealNameState'
        },
        person: {
          fields: {
            name: {},
            cardType: {
              named: 'CardType'
            },
            cardNo: {},
            by: {},
            verifiedAt: {}
          },
          absent: null
        },
        triesLeft: {},
        review: {
          fields: {
            reviewId: {},
            submittedAt: {},
            decidedAt: {
              absent: null
            },
            refusal: {
              named: 'RealNameRefusal',
              absent: null
            },
            remark: {
              absent: null
            }
          },
          absent: null
        },
        byFace: {}
      }
    },
    '/user/account/realname/verify.json': {
      fields: {
        state: {
          named: 'RealNameState'
        }
      }
    },
    '/user/account/checkbankmsg.json': {
      fields: {
        state: {
          named: 'RealNameState'
        }
      }
    },
    '/user/account/realname/submitreview.json': {
      fields: {
        reviewId: {}
      }
    },
    '/user/account/realname/withdrawreview.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/account/realname/face/begin.json': {
      fields: {
        expiresAt: {}
      }
    },
    '/user/account/realname/face/detail.json': {
      fields: {
        check: {
          fields: {
            state: {
              named: 'FaceCheckState'
            },
            openUrl: {
              absent: null
            },
            expiresAt: {}
          },
          absent: null
        }
      }
    },
    '/user/account/realname/face/settle.json': {
      fields: {
        state: {
          named: 'FaceCheckState',
          absent: null
        }
      }
    },
    '/bffnode/portal/basic/getreddotres': {
      fields: {
        places: {
          items: {
            named: 'RedDotPlace'
          }
        }
      }
    },
    '/bffnode/portal/basic/refreshreddotres': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/bffnode/portal/common/ocr/idcardocr': {
      named: 'IdCardReading'
    },
    '/moduleusercenter/idcardocr/getocr': {
      named: 'IdCardReading'
    },
    '/weixin/weixinbind/config': {
      fields: {
        appId: {},
        timestamp: {},
        nonceStr: {},
        signature: {}
      }
    },
    '/modulewechat/wxminiprogram/common/getUrlLink': {
      fields: {
        urlLink: {},
        expiredTime: {}
      }
    },
    '/modulewechat/component/getcomponent_appid': {
      fields: {
        componentAppId: {}
      }
    },
    '/modulewechat/component/getpreauthinfo': {
      fields: {
        componentAppId: {},
        preAuthCode: {},
        expiredTime: {},
        openUrl: {},
        scanUrl: {}
      }
    },
    '/user/account/logoffstatus.json': {
      fields: {
        coolingDays: {},
        obstacles: {
          items: {
            named: 'WriteOffObstacle'
          }
        },
        patientCount: {},
        lastRequest: {
          fields: {
            state: {},
            requestedAt: {},
            endedAt: {
              absent: null
            }
          },
          absent: null
        }
      }
    },
    '/user/account/sendlogoffcode.json': {
      fields: {
        resendAfter: {},
        expiresIn: {}
      }
    },
    '/user/account/logoff.json': {
      fields: {
        completesAt: {}
      }
    },
    '/user/privacy/consent/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              patientId: {},
              patientName: {},
              purposes: {
                items: {
                  fields: {
                    purpose: {
                      named: 'ConsentPurpose'
                    },
                    given: {},
                    version: {},
                    at: {}
                  }
                }
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/user/privacy/consent/change.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/privacy/consent/ledger.json': {
      fields: {
        items: {
          items: {
            fields: {
              entryId: {},
              kind: {},
              about: {},
              version: {
                absent: null
              },
              at: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/user/account/authorization/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              partnerCode: {},
              partnerName: {},
              scopes: {
                items: {
                  named: 'InformationScope'
                }
              },
              patientIds: {
                items: {},
                absent: null
              },
              gmtAuthorized: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/user/account/authorization/withdraw.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/user/privacy/export/request.json': {
      fields: {
        exportId: {}
      }
    },
    '/user/privacy/export/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              exportId: {},
              format: {
                named: 'ExportFormat'
              },
              patientName: {
                absent: null
              },
              state: {},
              requestedAt: {},
              expiresAt: {
                absent: null
              },
              size: {
                absent: null
              },
              url: {
                absent: null
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/help/category/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              categoryId: {},
              name: {},
              questionCount: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/help/question/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              questionId: {},
              question: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/help/question/search.json': {
      fields: {
        items: {
          items: {
            fields: {
              questionId: {},
              question: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/help/question/detail.json': {
      fields: {
        questionId: {},
        question: {},
        categoryId: {},
        categoryName: {},
        blocks: {
          items: {
            named: 'HelpBlock'
          }
        },
        related: {
          items: {
            fields: {
              questionId: {},
              question: {}
            }
          }
        }
      }
    },
    '/moduleoperate/kb/list': {
      fields: {
        items: {
          items: {
            named: 'KnowledgeCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/kb/detail/{entryId}': {
      fields: {
        entryId: {},
        kind: {},
        name: {},
        letter: {},
        otherNames: {
          items: {}
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          }
        },
        what: {
          items: {}
        },
        goAtOnce: {
          items: {}
        },
        whichDepartment: {
          items: {}
        },
        bring: {
          items: {}
        },
        ask: {
          items: {}
        },
        reviewer: {
          fields: {
            doctorId: {},
            name: {},
            titleText: {},
            hospitalName: {},
            hospDeptName: {}
          },
          absent: null
        },
        related: {
          items: {
            fields: {
              entryId: {},
              name: {}
            }
          }
        }
      }
    },
    '/moduleoperate/kb/deptlist': {
      fields: {
        items: {
          items: {
            named: 'StandardDepartment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/kb/deptdetail/{deptId}': {
      fields: {
        deptId: {},
        deptName: {},
        deptIcon: {},
        groupName: {
          absent: null
        },
        doctorCount: {},
        entries: {
          items: {
            fields: {
              entryId: {},
              kind: {},
              name: {}
            }
          }
        }
      }
    },
    '/moduleoperate/kb/doctorlist/{entryId}': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/keywordanalysis/detail': {
      fields: {
        redFlags: {
          items: {
            named: 'RedFlag'
          }
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {},
              words: {
                items: {}
              },
              reason: {
                absent: null
              }
            }
          }
        },
        entries: {
          items: {
            fields: {
              entryId: {},
              name: {}
            }
          }
        },
        corrections: {
          items: {
            fields: {
              typed: {},
              meant: {}
            }
          }
        }
      }
    },
    '/moduletraining/lecture/recommendlist.json': {
      fields: {
        items: {
          items: {
            named: 'Lecture'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hospital/hospitalinfo/summary.json': {
      named: 'HospitalSummary'
    },
    '/hospital/hospitalinfo/teamlist.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorTeam'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hospital/hospitalinfo/languagedoctors.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hospital/hospitalinfo/featuredclinics.json': {
      fields: {
        items: {
          items: {
            named: 'FeaturedClinic'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/doctor/doctorinfo/profile.json': {
      fields: {
        doctorId: {},
        languages: {
          items: {},
          absent: []
        },
        certificateNumber: {
          absent: null
        },
        career: {
          items: {
            named: 'CareerEntry'
          },
          absent: []
        },
        teams: {
          items: {
            named: 'DoctorTeam'
          },
          absent: []
        }
      }
    },
    '/doctor/doctorinfo/timetable.json': {
      fields: {
        items: {
          items: {
            named: 'TimetableRow'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/doctor/studio/detail.json': {
      named: 'DoctorStudio'
    },
    '/doctor/studio/list.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorTeam'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/doctor/studio/report.json': {
      fields: {
        teamId: {},
        kind: {
          named: 'TeamKind'
        },
        name: {},
        introduction: {},
        leaderId: {},
        leaderName: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptName: {},
        memberCount: {},
        areaServed: {
          absent: null
        },
        foundedYear: {
          absent: null
        },
        services: {
          items: {},
          absent: []
        },
        members: {
          items: {
            named: 'DoctorCard'
          }
        },
        groupId: {
          absent: null
        },
        visitCount: {},
        praisePerMille: {},
        freeCount: {},
        nextDate: {
          absent: null
        }
      }
    },
    '/doctor/groupchat/code.json': {
      fields: {
        groupId: {},
        name: {},
        about: {},
        rules: {
          items: {},
          absent: []
        },
        memberCount: {},
        memberLimit: {},
        code: {
          absent: null
        },
        validUntil: {
          absent: null
        },
        leaderId: {},
        kind: {
          named: 'TeamKind'
        }
      }
    },
    '/moduleoperate/verifycode/gee/test/code/pre/process.json': {
      named: 'CheckWork'
    },
    '/common/polarverification/preprocess.json': {
      named: 'CheckWork'
    },
    '/moduleenterprisepartner/partner/login/pregeetesttemp': {
      named: 'CheckWork'
    },
    '/moduleenterprisepartner/partner/login/pregeetestlogin': {
      named: 'CheckWork'
    },
    '/common/checkcode/getimagecode/{type}': {
      named: 'CheckPicture'
    },
    '/moduleenterprisepartner/partner/login/getvalidcode': {
      named: 'CheckPicture'
    },
    '/moduleoperate/verifycode/enhance/validate.json': {
      fields: {
        validateParam: {},
        gmtExpired: {}
      }
    },
    '/common/checkcode/getcode.json': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/common/checkcode/getcheckcode.json': {
      fields: {
        resendAfter: {
          absent: 60
        },
        expiresIn: {
          absent: 300
        }
      }
    },
    '/moduleoperate/verifycode/verify/sendbyclient.json': {
      fields: {
        sendTo: {},
        text: {},
        gmtExpired: {},
        code: {
          absent: null
        }
      }
    },
    '/user/account/tempuser/create.json': {
      fields: {
        token: {},
        userId: {
          absent: null
        },
        isTempLogin: {
          absent: true
        },
        verifyStatus: {
          absent: 0
        },
        gmtExpired: {
          absent: null
        },
        temporaryToken: {
          absent: null
        },
        temporaryTokenExpired: {
          absent: null
        }
      }
    },
    '/user/account/validaccesstoken': {
      fields: {
        token: {},
        userId: {
          absent: null
        },
        isTempLogin: {
          absent: true
        },
        verifyStatus: {
          absent: 0
        },
        gmtExpired: {
          absent: null
        },
        temporaryToken: {
          absent: null
        },
        temporaryTokenExpired: {
          absent: null
        }
      }
    },
    '/moduleaccount/digital/index/balance': {
      fields: {
        kind: {
          named: 'WalletKind'
        },
        balance: {},
        changedAt: {
          absent: null
        }
      }
    },
    '/favorite/doctor/add.json': {
      named: 'FavoriteState'
    },
    '/favorite/doctor/cancel.json': {
      named: 'FavoriteState'
    },
    '/favorite/doctor/list.json': {
      fields: {
        items: {
          items: {
            named: 'FavoriteDoctor'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/favorite/hospital/add.json': {
      named: 'FavoriteState'
    },
    '/favorite/hospital/cancel.json': {
      named: 'FavoriteState'
    },
    '/favorite/hospital/list.json': {
      fields: {
        items: {
          items: {
            named: 'FavoriteHospital'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/favorite/diseasefavorite/add.json': {
      named: 'FavoriteState'
    },
    '/favorite/diseasefavorite/cancel.json': {
      named: 'FavoriteState'
    },
    '/favorite/diseasefavorite/list.json': {
      fields: {
        items: {
          items: {
            named: 'FavoriteDisease'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/favorite/deptmentfavorite/add.json': {
      named: 'FavoriteState'
    },
    '/favorite/deptmentfavorite/cancel.json': {
      named: 'FavoriteState'
    },
    '/favorite/deptmentfavorite/list.json': {
      fields: {
        items: {
          items: {
            named: 'FavoriteDepartment'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/favorite/state.json': {
      named: 'FavoriteState'
    },
    '/favorite/shiftalert/get.json': {
      named: 'ShiftAlert'
    },
    '/favorite/shiftalert/change.json': {
      named: 'ShiftAlert'
    },
    '/moduleoperate/json/white/operateResource': {
      fields: {
        items: {
          items: {
            named: 'OperateItem'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/json/white/getoperateresource': {
      fields: {
        items: {
          items: {
            named: 'OperateResource'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/json/white/operate/banner/getindividualbanner': {
      fields: {
        items: {
          items: {
            named: 'OperateItem'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/operative/operativeset/getoperatebyposition.json': {
      fields: {
        items: {
          items: {
            named: 'OperateItem'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/json/white/mediafocus/list.json': {
      fields: {
        items: {
          items: {
            named: 'OperateItem'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/common/configpicture/pictureInfo': {
      fields: {
        picture: {
          named: 'OperateItem',
          absent: null
        }
      }
    },
    '/moduleoperate/json/white/gethotdepartment.json': {
      fields: {
        items: {
          items: {
            named: 'SpecialDepartment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/ordercomment/detail': {
      named: 'ReviewedOrder'
    },
    '/comment/ordercomment/waiting': {
      fields: {
        items: {
          items: {
            named: 'ReviewedOrder'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/ordercomment/add': {
      named: 'OwnReview'
    },
    '/comment/ordercomment/update': {
      named: 'OwnReview'
    },
    '/comment/ordercomment/mylist': {
      fields: {
        items: {
          items: {
            named: 'OwnReview'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/comment/ordercomment/delete': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/comment/ordercomment/appeal': {
      named: 'OwnReview'
    },
    '/comment/ordercomment/nottreated': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/comment/expertcomment/list': {
      fields: {
        items: {
          items: {
            named: 'Review'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/expertcomment/summary': {
      named: 'ReviewSummary'
    },
    '/comment/standard/detail': {
      fields: {
        aspects: {
          items: {
            fields: {
              key: {},
              text: {}
            }
          }
        },
        goodTags: {
          items: {
            named: 'ReviewTag'
          }
        },
        poorTags: {
          items: {
            named: 'ReviewTag'
          }
        },
        maxText: {},
        maxPictures: {},
        withinDays: {},
        editDays: {},
        letters: {
          items: {}
        }
      }
    },
    '/comment/praisecomment/list': {
      fields: {
        items: {
          items: {
            named: 'Review'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/praisecomment/own': {
      fields: {
        doctorName: {},
        mayPraise: {},
        praise: {
          named: 'OwnReview',
          absent: null
        }
      }
    },
    '/comment/praisecomment/add': {
      named: 'OwnReview'
    },
    '/comment/organizationcomment/list': {
      fields: {
        items: {
          items: {
            named: 'Review'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/organizationcomment/summary': {
      named: 'ReviewSummary'
    },
    '/comment/organizationcomment/own': {
      fields: {
        mayComment: {},
        comment: {
          named: 'OwnReview',
          absent: null
        }
      }
    },
    '/comment/organizationcomment/add': {
      named: 'OwnReview'
    },
    '/comment/consultcomment/list': {
      fields: {
        items: {
          items: {
            named: 'Review'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/consultcomment/taglist': {
      fields: {
        items: {
          items: {
            named: 'ReviewTag'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/consultcomment/add': {
      named: 'OwnReview'
    },
    '/comment/consultcomment/detailbykey': {
      named: 'ReviewedOrder'
    },
    '/comment/report/getquickcontent': {
      fields: {
        items: {
          items: {
            named: 'ReportReason'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/comment/report/submit': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/common/searchsuggest/list.json': {
      fields: {
        items: {
          items: {
            named: 'SearchSuggestion'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/mergesearch/list.json': {
      fields: {
        kinds: {
          items: {}
        },
        hospitals: {
          fields: {
            items: {
              items: {
                named: 'HospitalCard'
              }
            },
            total: {},
            pageNo: {},
            pageSize: {}
          }
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          }
        },
        diseases: {
          items: {
            fields: {
              entryId: {},
              kind: {},
              name: {}
            }
          }
        },
        doctors: {
          fields: {
            items: {
              items: {
                named: 'DoctorCard'
              }
            },
            total: {},
            pageNo: {},
            pageSize: {}
          }
        }
      }
    },
    '/modulesearch/mergesearch/recommendlist.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {},
        department: {
          fields: {
            deptId: {},
            deptName: {},
            deptIcon: {}
          },
          absent: null
        }
      }
    },
    '/modulesearch/mergesearch/lecturelist.json': {
      fields: {
        items: {
          items: {
            named: 'Lecture'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/hospitalsearch/list.json': {
      fields: {
        items: {
          items: {
            named: 'HospitalCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/doctorsearch/list.json': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultsearch/list.json': {
      fields: {
        items: {
          items: {
            named: 'FoundContent'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/community/topic/search.json': {
      fields: {
        items: {
          items: {
            named: 'FoundContent'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/search/one/totallegaldepartment': {
      fields: {
        deptId: {},
        deptName: {},
        deptIcon: {},
        doctorCount: {},
        hospitalCount: {}
      }
    },
    '/modulesearch/search/one/seotdkservice': {
      fields: {
        entryId: {},
        name: {},
        deptId: {},
        deptName: {},
        title: {},
        description: {},
        keywords: {
          items: {}
        }
      }
    },
    '/modulesearch/search/one/healthhmoselect.json': {
      fields: {
        items: {
          items: {
            named: 'HealthInfo'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulesearch/search/one/recommendmergetopic.json': {
      fields: {
        items: {
          items: {
            named: 'RecommendedTopic'
          }
        },
        total: {}
      }
    },
    '/modulesearch/search/one/entranceRecommend': {
      fields: {
        items: {
          items: {
            fields: {
              entryId: {},
              kind: {},
              name: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleranking/top/doctorlist': {
      fields: {
        items: {
          items: {
            named: 'RankedDoctor'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleranking/top/hospitallist': {
      fields: {
        items: {
          items: {
            named: 'RankedHospital'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleranking/top/contentlist': {
      fields: {
        items: {
          items: {
            named: 'RankedContent'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleranking/rankconf/baseinfo': {
      fields: {
        rankings: {
          items: {
            fields: {
              ranking: {
                named: 'Ranking'
              },
              name: {},
              rule: {}
            }
          }
        },
        most: {}
      }
    },
    '/moduleranking/rankingtag/list': {
      fields: {
        items: {
          items: {
            named: 'RankingTag'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleranking/rankingtag/edit': {
      fields: {
        items: {
          items: {
            named: 'RankingTag'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/reward/gift/list': {
      fields: {
        items: {
          items: {
            named: 'TipOffer'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/reward/business/doctor': {
      fields: {
        doctorId: {},
        doctorName: {},
        doctorTitle: {},
        hospitalName: {},
        mayTip: {},
        tipCount: {}
      }
    },
    '/reward/order/submit': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/reward/order/list': {
      fields: {
        items: {
          items: {
            named: 'TipCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/reward/order/detail': {
      named: 'TipOrder'
    },
    '/reward/order/cancel': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/moduleim/dpchat/connect': {
      fields: {
        kind: {},
        doctor: {
          fields: {
            doctorId: {},
            doctorName: {},
            gender: {
              named: 'Gender'
            },
            titleText: {},
            hospitalName: {},
            hospDeptName: {}
          }
        },
        standing: {
          named: 'ChatStanding'
        }
      }
    },
    '/moduleim/dpchat/detaillist': {
      fields: {
        items: {
          items: {
            named: 'ChatMessage'
          }
        },
        hasMore: {},
        revision: {}
      }
    },
    '/moduleim/dpchat/reply': {
      named: 'ChatMessage'
    },
    '/moduleim/dpchat/withdraw': {
      named: 'ChatMessage'
    },
    '/moduleim/dpchat/read': {
      named: 'ChatStanding'
    },
    '/moduleim/dpchat/showservice': {
      fields: {
        functions: {
          items: {
            fields: {
              functionId: {},
              isPrivilege: {}
            }
          }
        }
      }
    },
    '/moduleim/dpchat/patientservice': {
      named: 'ChatStanding'
    },
    '/moduleim/dpchat/bottomtips': {
      fields: {
        tips: {
          items: {}
        }
      }
    },
    '/moduleim/dpchat/checkreplyinfo': {
      fields: {
        mayWrite: {},
        turnsLeft: {
          absent: null
        },
        phase: {}
      }
    },
    '/moduleim/dpchat/hasvidphone': {
      fields: {
        hasVideo: {},
        hasPhone: {}
      }
    },
    '/moduleim/dpchat/verifyprivilege': {
      fields: {
        isAllowed: {}
      }
    },
    '/moduleim/dpchat/showprivilegeicon': {
      fields: {
        functionIds: {
          items: {}
        }
      }
    },
    '/moduleim/sendsysmsg': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/moduleim/voicetotext': {
      fields: {
        text: {
          absent: null
        }
      }
    },
    '/moduleim/checkvideostatus': {
      fields: {
        status: {},
        callMinutes: {
          absent: null
        },
        call: {
          named: 'VideoCall',
          absent: null
        }
      }
    },
    '/moduleim/sendcardmsg/applyprescribe': {
      named: 'ChatMessage'
    },
    '/moduleim/checkapplyprescard': {
      fields: {
        orderKey: {},
        status: {},
        askedAt: {
          absent: null
        },
        reason: {
          absent: null
        }
      }
    },
    '/moduleim/audiouploadurl': {
      fields: {
        uploadPath: {},
        bytesAtMost: {
          absent: 5242880
        },
        msAtMost: {
          absent: 60000
        },
        contentTypes: {
          items: {}
        },
        writesWords: {},
        closesAt: {
          absent: null
        }
      }
    },
    '/consult/consultorder/reply': {
      named: 'ChatMessage'
    },
    '/consult/consultorder/detaillist': {
      fields: {
        items: {
          items: {
            named: 'ChatMessage'
          }
        },
        hasMore: {}
      }
    },
    '/consult/consultorder/setreadbyorderkey': {
      named: 'ChatStanding'
    },
    '/moduleim/videocall/open': {
      fields: {
        call: {
          named: 'VideoCall'
        },
        iceServers: {
          items: {
            named: 'IceServer'
          }
        },
        credentialsUntil: {
          absent: null
        },
        closesAt: {
          absent: null
        },
        revision: {}
      }
    },
    '/moduleim/videocall/signal': {
      fields: {
        isTaken: {},
        call: {
          named: 'VideoCall'
        }
      }
    },
    '/aichat/begin': {
      fields: {
        conversationId: {}
      }
    },
    '/aichat/list': {
      fields: {
        items: {
          items: {
            named: 'AiConversation'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/aichat/detail': {
      fields: {
        conversationId: {},
        text: {},
        patientName: {
          absent: null
        },
        lastAt: {},
        patientId: {
          absent: null
        },
        messages: {
          items: {
            named: 'AiMessage'
          }
        }
      }
    },
    '/aichat/delete': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/ai/record/review.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/moduleoperate/isfastaskopen': {
      fields: {
        isOpen: {},
        answerWithinMinutes: {}
      }
    },
    '/consult/consultorder/homepage': {
      fields: {
        services: {
          items: {
            named: 'ConsultService'
          },
          absent: []
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          },
          absent: []
        }
      }
    },
    '/consult/consultorder/departments': {
      fields: {
        items: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultorder/doctorlist': {
      fields: {
        items: {
          items: {
            fields: {
              doctor: {
                named: 'DoctorCard'
              },
              priceCents: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultorder/cliniclist': {
      fields: {
        items: {
          items: {
            fields: {
              hospital: {
                named: 'HospitalCard'
              },
              openDoctorCount: {},
              priceCents: {
                absent: null
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultorder/matchdept.json': {
      fields: {
        redFlags: {
          items: {
            named: 'RedFlag'
          },
          absent: []
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {},
              reason: {
                absent: null
              }
            }
          },
          absent: []
        }
      }
    },
    '/consult/consultorder/doctorimagetextprice': {
      fields: {
        priceCents: {
          absent: null
        }
      }
    },
    '/consult/consultorder/expertconsultinfo': {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        services: {
          items: {
            named: 'ConsultService'
          }
        },
        consultCount: {}
      }
    },
    '/consult/consultorder/getintentiontime': {
      fields: {
        timeZone: {},
        times: {
          items: {
            named: 'ConsultTime'
          }
        }
      }
    },
    '/consult/consultorder/checkconsultservice': {
      fields: {
        isOpen: {},
        priceCents: {
          absent: null
        },
        refusal: {
          absent: null
        }
      }
    },
    '/consult/consultorder/checkorder': {
      fields: {
        quote: {
          named: 'Quote'
        },
        couponId: {
          absent: null
        },
        coupons: {
          items: {
            named: 'JudgedCoupon'
          }
        },
        service: {
          named: 'ConsultService'
        },
        terms: {
          items: {}
        }
      }
    },
    '/consult/consultorder/getbestcoupon': {
      fields: {
        coupon: {
          named: 'JudgedCoupon',
          absent: null
        }
      }
    },
    '/consult/consultorder/couponlist': {
      named: 'ConsultOffer'
    },
    '/fetchconsult/checkfreeconsultcount': {
      fields: {
        left: {},
        perMonth: {}
      }
    },
    '/consult/draft/save.json': {
      fields: {
        savedAt: {}
      }
    },
    '/consult/draft/detail.json': {
      fields: {
        draft: {
          fields: {
            question: {
              absent: ''
            },
            fileIds: {
              items: {},
              absent: []
            },
            recordNos: {
              items: {},
              optional: true
            },
            savedAt: {}
          },
          absent: null
        }
      }
    },
    '/consult/submitorder/imagetext': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/fastphone': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/video': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/quanke': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/policlinic': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/inform.json': {
      fields: {
        kind: {
          named: 'ConsultKind'
        },
        title: {},
        rules: {
          items: {}
        }
      }
    },
    '/consult/config/kind.json': {
      fields: {
        kind: {
          named: 'ConsultKind'
        },
        payWithinMinutes: {},
        picturesWithinHours: {},
        remindAgainHours: {},
        openAtMost: {},
        perMonth: {
          absent: null
        },
        questionLeast: {},
        questionMost: {},
        picturesAtMost: {}
      }
    },
    '/consult/check/sensitivewords.json': {
      fields: {
        found: {
          items: {
            fields: {
              place: {},
              start: {},
              end: {},
              phrase: {},
              cause: {}
            }
          }
        }
      }
    },
    '/medicalassist/rest/phoneconsult/black/getlinenumber': {
      fields: {
        orderKey: {},
        linePhone: {
          absent: null
        }
      }
    },
    '/consult/schedulecase/list.json': {
      fields: {
        items: {
          items: {
            fields: {
              orderNo: {},
              kind: {},
              group: {
                named: 'OrderGroup'
              },
              title: {},
              facts: {
                items: {
                  named: 'OrderFact'
                }
              },
              statusText: {},
              amountCents: {},
              refundCents: {},
              actions: {
                items: {
                  named: 'OrderAction'
                }
              },
              payBefore: {
                absent: null
              },
              createdAt: {},
              orderKey: {},
              state: {
                named: 'ConsultState'
              },
              consultKind: {
                named: 'ConsultKind'
              },
              medium: {},
              doctor: {
                named: 'ConsultDoctor',
                absent: null
              },
              patientName: {},
              question: {},
              until: {
                fields: {
                  at: {},
                  outcome: {}
                },
                absent: null
              },
              unread: {
                absent: 0
              },
              startsAt: {},
              endsAt: {},
              timeZone: {}
            }
          }
        }
      }
    },
    '/consult/assistant/medicalsummary.json': {
      fields: {
        orderKey: {},
        summary: {
          fields: {
            question: {},
            since: {
              absent: null
            },
            earlierDiagnosis: {
              absent: null
            },
            advice: {
              items: {}
            },
            watch: {
              items: {}
            },
            proposed: {
              items: {}
            }
          },
          absent: null
        }
      }
    },
    '/consult/consultorder/list': {
      fields: {
        items: {
          items: {
            named: 'ConsultCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/consult/consultorder/detail': {
      named: 'ConsultOrder'
    },
    '/consult/consultorder/detailbyorderkey': {
      named: 'ConsultCard'
    },
    '/consult/consultorder/historys': {
      fields: {
        items: {
          items: {
            named: 'ConsultCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultorder/historycount': {
      fields: {
        count: {}
      }
    },
    '/consult/consultorder/cancel': {
      fields: {
        orderKey: {},
        state: {
          named: 'ConsultState'
        },
        refundCents: {}
      }
    },
    '/consult/consultorder/delete': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/consultorder/finishbypatient': {
      fields: {
        orderKey: {},
        state: {
          named: 'ConsultState'
        },
        refundCents: {}
      }
    },
    '/consult/consultorder/reorder': {
      fields: {
        kind: {
          named: 'ConsultKind'
        },
        doctorId: {
          absent: null
        }
      }
    },
    '/consult/consultorder/like': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/consultorder/reminddoctor': {
      fields: {
        remindAgainAt: {}
      }
    },
    '/consult/consultorder/shielddoctor': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/consultorder/removeshield': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/consultorder/shieldlist': {
      fields: {
        items: {
          items: {
            fields: {
              doctorId: {},
              name: {},
              titleText: {},
              hospitalName: {},
              hospDeptName: {},
              shieldedAt: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/cobra/doctor/blacklist/status': {
      fields: {
        isShielded: {}
      }
    },
    '/consult/preconsult/addInfo': {
      fields: {
        orderKey: {},
        state: {
          named: 'ConsultState'
        }
      }
    },
    '/consult/preconsult/getInfo': {
      fields: {
        info: {
          named: 'PreconsultInfo',
          absent: null
        },
        fileIds: {
          items: {}
        }
      }
    },
    '/consult/invoice/status.json': {
      fields: {
        status: {},
        amountCents: {},
        title: {
          absent: null
        },
        appliedAt: {
          absent: null
        }
      }
    },
    '/consult/invoice/apply.json': {
      fields: {
        appliedAt: {}
      }
    },
    '/consult/consultorder/checkapply': {
      fields: {
        obstacles: {
          items: {
            fields: {
              name: {},
              text: {},
              orderKey: {
                absent: null
              }
            }
          }
        }
      }
    },
    '/consult/submitorder/checkupgradewhitelist': {
      fields: {
        refusal: {
          absent: null
        },
        items: {
          items: {
            fields: {
              kind: {
                named: 'UpgradeKind'
              },
              title: {},
              takesTime: {},
              callMinutes: {
                absent: null
              },
              quote: {
                named: 'Quote',
                absent: null
              },
              backCents: {},
              endsFormer: {},
              refusal: {
                absent: null
              }
            }
          }
        },
        info: {
          named: 'UpgradeInfo',
          absent: null
        }
      }
    },
    '/consult/preconsult/addupgradeinfo': {
      fields: {
        kind: {
          named: 'UpgradeKind'
        }
      }
    },
    '/consult/submitorder/upgradephone.json': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/upgradediagnosisvideo.json': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/upgradequanke.json': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/submitorder/imagetextconvertupgrade': {
      fields: {
        orderKey: {},
        state: {
          named: 'ConsultState'
        },
        refundCents: {}
      }
    },
    '/consult/consultorder/referral': {
      named: 'ConsultReferral'
    },
    '/consult/consultorder/confirmotherform': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/consult/consultorder/refund': {
      fields: {
        outcome: {},
        refundCents: {}
      }
    },
    '/modulefollowup/revisitremind/detail/{followUpId}': {
      named: 'FollowUp'
    },
    '/modulefollowup/report/checksubmit': {
      fields: {
        maySubmit: {},
        answeredAt: {
          absent: null
        }
      }
    },
    '/modulefollowup/report/submit': {
      fields: {
        answeredAt: {}
      }
    },
    '/modulefollowup/report/detail/{followUpId}': {
      fields: {
        followUpId: {},
        orderKey: {},
        doctorId: {},
        doctorName: {},
        title: {},
        note: {
          absent: null
        },
        questions: {
          items: {
            named: 'FollowUpQuestion'
          }
        },
        sentAt: {},
        closesAt: {},
        answeredAt: {
          absent: null
        },
        maySubmit: {},
        answers: {
          items: {
            fields: {
              questionId: {},
              text: {}
            }
          }
        }
      }
    },
    '/modulefollowup/report/doctorReplyList': {
      fields: {
        items: {
          items: {
            fields: {
              text: {},
              at: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/consultorder/recordings': {
      fields: {
        items: {
          items: {
            named: 'CallRecording'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {},
        orderKey: {},
        doctorName: {
          absent: null
        },
        patientName: {},
        keptDays: {}
      }
    },
    '/consult/consultorder/examinations': {
      fields: {
        items: {
          items: {
            fields: {
              orderKey: {},
              number: {},
              at: {},
              title: {},
              doctorName: {},
              hospitalName: {},
              patientName: {},
              isOpen: {},
              examinations: {
                items: {
                  named: 'ProposedExamination'
                }
              }
            }
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/consult/consultorder/expenses': {
      fields: {
        items: {
          items: {
            fields: {
              orderKey: {},
              consultKind: {
                named: 'ConsultKind'
              },
              title: {},
              paidAt: {},
              doctorName: {
                absent: null
              },
              hospitalName: {
                absent: null
              },
              patientName: {},
              paidCents: {},
              refundedCents: {},
              invoice: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {},
        year: {
          absent: null
        },
        years: {
          items: {}
        },
        sum: {
          fields: {
            paidCents: {},
            refundedCents: {}
          }
        }
      }
    },
    '/consult/share/preview': {
      fields: {
        case: {
          named: 'SharedCase'
        },
        digest: {},
        version: {},
        share: {
          named: 'CaseShare',
          absent: null
        }
      }
    },
    '/consult/share/add': {
      named: 'CaseShare'
    },
    '/consult/share/list': {
      fields: {
        items: {
          items: {
            named: 'CaseShare'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/share/withdraw': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/share/detail': {
      named: 'SharedCase'
    },
    '/consult/record/attachable.json': {
      fields: {
        items: {
          items: {
            named: 'AttachedRecord'
          }
        }
      }
    },
    '/consult/record/withdraw.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/consult/volunteer/list.json': {
      fields: {
        items: {
          items: {
            named: 'Volunteer'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/consult/volunteer/detail.json': {
      named: 'Volunteer'
    },
    '/consult/volunteer/mine.json': {
      fields: {
        items: {
          items: {
            named: 'ConsultCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/order/telemedicine/department': {
      fields: {
        items: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/telemedicine/city': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/telemedicine/doctor': {
      fields: {
        items: {
          items: {
            fields: {
              doctor: {
                named: 'DoctorCard'
              },
              priceCents: {},
              nextAt: {
                absent: null
              },
              timeZone: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/telemedicine/schedule': {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        priceCents: {},
        timeZone: {},
        times: {
          items: {
            fields: {
              startsAt: {},
              endsAt: {},
              isFree: {}
            }
          }
        }
      }
    },
    '/order/telemedicine/submit': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/order/telemedicine/list': {
      fields: {
        items: {
          items: {
            named: 'TelemedicineCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/order/telemedicine/detail': {
      named: 'TelemedicineOrder'
    },
    '/order/telemedicine/patientcancel': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/order/telemedicine/localdoctor': {
      fields: {
        items: {
          items: {
            fields: {
              doctor: {
                named: 'LocalDoctor'
              },
              isFree: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/order/telemedicine/addlocaldoctor': {
      fields: {
        orderNo: {},
        done: {
          absent: true
        }
      }
    },
    '/order/telemedicine/addcase': {
      fields: {
        orderNo: {},
        done: {
          absent: true
        }
      }
    },
    '/order/telemedicine/replenishcase': {
      fields: {
        orderNo: {},
        done: {
          absent: true
        }
      }
    },
    '/consult/panel/homepage': {
      fields: {
        expertCount: {},
        answerWithinHours: {},
        fromCents: {
          absent: null
        },
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {},
              deptIcon: {}
            }
          },
          absent: []
        }
      }
    },
    '/consult/panel/expertlist': {
      fields: {
        items: {
          items: {
            named: 'PanelExpert'
          }
        },
        totalCents: {}
      }
    },
    '/consult/panel/draft/save': {
      fields: {
        savedAt: {}
      }
    },
    '/consult/panel/draft/detail': {
      fields: {
        draft: {
          fields: {
            question: {
              absent: ''
            },
            fileIds: {
              items: {},
              absent: []
            }
          },
          absent: null
        }
      }
    },
    '/consult/panel/submit': {
      fields: {
        orderKey: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/consult/panel/list': {
      fields: {
        items: {
          items: {
            named: 'PanelCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/consult/panel/detail': {
      named: 'PanelOrder'
    },
    '/consult/panel/cancel': {
      fields: {
        orderKey: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/commerceh5/mall': {
      fields: {
        shop: {
          named: 'GoodsShop',
          absent: null
        },
        shops: {
          items: {
            named: 'GoodsShop'
          }
        },
        categories: {
          items: {
            named: 'GoodsCategory'
          }
        },
        popular: {
          items: {
            named: 'GoodsCard'
          }
        },
        cheaper: {
          items: {
            named: 'GoodsCard'
          }
        }
      }
    },
    '/bffnode/home/hmall/list': {
      fields: {
        items: {
          items: {
            named: 'GoodsCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/bffnode/home/feeds/hmall/list': {
      fields: {
        items: {
          items: {
            named: 'GoodsCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemarketplace/goods/list': {
      fields: {
        items: {
          items: {
            named: 'GoodsCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemarketplace/goods/detail': {
      named: 'GoodsDetail'
    },
    '/modulemarketplace/goods/areas': {
      fields: {
        items: {
          items: {
            fields: {
              areaId: {},
              name: {},
              freightCents: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/commerceh5/item': {
      fields: {
        itemId: {},
        shopId: {},
        shopName: {},
        goodsNo: {},
        title: {},
        skuLabel: {},
        picture: {
          named: 'GoodsPicture',
          absent: null
        },
        needsPrescription: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        stock: {},
        isOnSale: {}
      }
    },
    '/modulemarketplace/goods/cart': {
      named: 'Cart'
    },
    '/modulemarketplace/goods/cart/preview': {
      named: 'Cart'
    },
    '/modulemarketplace/goods/cart/set': {
      fields: {
        skuId: {},
        count: {},
        isCapped: {},
        cartCount: {}
      }
    },
    '/modulemarketplace/goods/cart/merge': {
      fields: {
        capped: {},
        left: {},
        cartCount: {}
      }
    },
    '/commerceh5/address/checkValid': {
      fields: {
        isValid: {},
        outside: {
          items: {
            fields: {
              shopId: {},
              name: {},
              titles: {
                items: {}
              }
            }
          }
        }
      }
    },
    '/modulemarketplace/order/quote': {
      named: 'GoodsQuote'
    },
    '/modulemarketplace/order/submit': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/modulecommerce/submit': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/modulemarketplace/order/payorder': {
      fields: {
        orderNo: {},
        url: {}
      }
    },
    '/modulemarketplace/order/detail': {
      named: 'GoodsOrder'
    },
    '/modulemarketplace/order/mylist': {
      fields: {
        items: {
          items: {
            named: 'GoodsOrderCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/modulemarketplace/order/cancel': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/modulemarketplace/order/status': {
      fields: {
        orderNo: {},
        state: {
          named: 'GoodsOrderState'
        },
        group: {
          named: 'OrderGroup'
        },
        statusText: {},
        payment: {},
        payBefore: {
          absent: null
        }
      }
    },
    '/modulemarketplace/order/invoice': {
      fields: {
        orderNo: {},
        amountCents: {},
        appliedAt: {}
      }
    },
    '/modulemarketplace/order/receive': {
      fields: {
        orderNo: {},
        statusText: {}
      }
    },
    '/modulemarketplace/order/return': {
      fields: {
        orderNo: {},
        returnId: {},
        refundCents: {}
      }
    },
    '/modulemarketplace/order/return/withdraw': {
      fields: {
        orderNo: {},
        returnId: {}
      }
    },
    '/modulemarketplace/order/again': {
      fields: {
        lines: {
          items: {
            fields: {
              skuId: {},
              count: {}
            }
          }
        },
        left: {
          items: {}
        }
      }
    },
    '/modulemarketplace/goods/comment/list': {
      fields: {
        items: {
          items: {
            named: 'GoodsComment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {},
        average: {
          absent: null
        }
      }
    },
    '/modulemarketplace/order/comment': {
      named: 'OwnGoodsComment'
    },
    '/ordercentre/rest/deduct': {
      fields: {
        applied: {
          items: {
            fields: {
              kind: {},
              label: {},
              reason: {},
              cents: {}
            }
          }
        },
        whyNots: {
          items: {
            fields: {
              label: {},
              reason: {}
            }
          }
        }
      }
    },
    '/ordercentre/rest/deduct/rules': {
      fields: {
        items: {
          items: {
            named: 'DeductionRule'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/ordercentre/rest/coupon': {
      fields: {
        items: {
          items: {
            named: 'GoodsCoupon'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/ordercentre/rest/order': {
      named: 'OrderDetail'
    },
    '/moduleoperate/physical/packagelist': {
      fields: {
        items: {
          items: {
            named: 'CheckUpPackageCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/package': {
      named: 'CheckUpPackage'
    },
    '/moduleoperate/physical/organisation': {
      fields: {
        items: {
          items: {
            named: 'CheckUpOrganisation'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/province': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/city': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/store': {
      fields: {
        items: {
          items: {
            fields: {
              store: {
                named: 'CheckUpStore'
              },
              distanceMetres: {
                absent: null
              },
              freeDays: {
                items: {
                  named: 'CheckUpDay'
                }
              }
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/schedule': {
      fields: {
        store: {
          named: 'CheckUpStore'
        },
        days: {
          items: {
            named: 'CheckUpDay'
          }
        }
      }
    },
    '/moduleoperate/physical/stock': {
      named: 'CheckUpDay'
    },
    '/moduleoperate/physical/coupon': {
      fields: {
        items: {
          items: {
            named: 'CheckUpCoupon'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/physical/redeemcode': {
      named: 'CheckUpCoupon'
    },
    '/order/physical/submit': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/order/physical/mylist': {
      fields: {
        items: {
          items: {
            named: 'PhysicalOrderCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/order/physical/detail': {
      named: 'PhysicalOrder'
    },
    '/order/physical/updateBooking': {
      fields: {
        orderNo: {},
        done: {
          absent: true
        }
      }
    },
    '/order/physical/cancel': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/order/physical/report': {
      named: 'PhysicalReport'
    },
    '/order/physical/invoice': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/order/physical/paper': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/moduleqk/rest/qkcenter/verifycode': {
      named: 'CheckUpGrant'
    },
    '/moduleqk/rest/reservations/shiftcaselist': {
      fields: {
        items: {
          items: {
            fields: {
              store: {
                named: 'CheckUpStore'
              },
              days: {
                items: {
                  named: 'CheckUpDay'
                }
              }
            }
          }
        }
      }
    },
    '/moduleqk/rest/reservations/submitorder': {
      fields: {
        orderNo: {}
      }
    },
    '/moduleqk/rest/reservations/orderdetail': {
      fields: {
        orderNo: {},
        state: {
          named: 'CheckUpState'
        },
        statusText: {},
        title: {},
        packageTitle: {},
        store: {
          named: 'CheckUpStore'
        },
        day: {},
        people: {
          items: {
            fields: {
              patientId: {},
              name: {}
            }
          }
        },
        voucherCode: {
          absent: null
        }
      }
    },
    '/moduleqk/rest/qkcenter/reports': {
      fields: {
        items: {
          items: {
            fields: {
              orderNo: {},
              patientId: {},
              patientName: {},
              packageTitle: {},
              storeName: {},
              day: {},
              issuedAt: {},
              outsideCount: {}
            }
          }
        }
      }
    },
    '/moduleqk/rest/consult/order': {
      fields: {
        question: {}
      }
    },
    '/cic/patn/order': {
      fields: {
        items: {
          items: {
            named: 'PhysicalOrderCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/cic/patn/pay': {
      fields: {
        url: {},
        amountCents: {}
      }
    },
    '/cic/patn/refund': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/cic/patn/invoice': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/cic/patn/pacs/report': {
      fields: {
        orderNo: {},
        patientId: {},
        patientName: {},
        day: {},
        findings: {},
        pictures: {
          items: {
            fields: {
              fileId: {},
              url: {},
              caption: {}
            }
          }
        }
      }
    },
    '/modulemarketplace/specialdisease/expertlist': {
      fields: {
        items: {
          items: {
            named: 'SpecialDiseaseExpert'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {},
        diseases: {
          items: {
            named: 'SpecialDisease'
          }
        }
      }
    },
    '/specialdisease/doctorpatientgroup/getdoctorgroup': {
      named: 'SpecialDiseaseGroup'
    },
    '/modulemarketplace/specialdisease/agreement/view': {
      fields: {
        version: {},
        effectiveOn: {},
        status: {},
        type: {
          named: 'AgreementType'
        },
        bsType: {},
        title: {},
        blocks: {
          items: {
            named: 'AgreementBlock'
          }
        },
        versions: {
          items: {
            named: 'AgreementVersion'
          }
        }
      }
    },
    '/modulemarketplace/specialdisease/booking/submit': {
      fields: {
        orderNo: {},
        amountCents: {}
      }
    },
    '/modulemarketplace/specialdisease/booking/update': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/modulemarketplace/specialdisease/booking/cancel': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/modulemarketplace/specialdisease/booking/detail': {
      named: 'SpecialDiseaseBooking'
    },
    '/modulemarketplace/specialdisease/paycertificate': {
      named: 'SpecialDiseaseCertificate'
    },
    '/modulemarketplace/specialdisease/qrcode': {
      fields: {
        orderNo: {},
        visitCode: {},
        day: {}
      }
    },
    '/modulecoupon/rest/coupon/black/pageusercoupon': {
      fields: {
        items: {
          items: {
            named: 'UserCoupon'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/moduleoperate/activity/coupon/receive.json': {
      named: 'UserCoupon'
    },
    '/pay/coupon/packs': {
      fields: {
        items: {
          items: {
            fields: {
              packSendId: {},
              couponId: {},
              couponName: {},
              use: {
                absent: null
              },
              offCents: {},
              fromCents: {},
              days: {},
              mostPerAccount: {},
              until: {},
              rule: {},
              received: {},
              isLeft: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/pay/coupon/rules': {
      fields: {
        items: {
          items: {
            named: 'CouponPack'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/pay/coupon/rule': {
      named: 'CouponPack'
    },
    '/pay/coupon/best': {
      fields: {
        items: {
          items: {
            named: 'JudgedCoupon'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/healthvip/rest/common/black/cards': {
      fields: {
        items: {
          items: {
            named: 'VipProduct'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/healthvip/rest/common/black/cardinfo4cate': {
      named: 'VipProductDetail'
    },
    '/bffnode/home/vip/entry': {
      fields: {
        card: {
          fields: {
            title: {},
            endsAt: {}
          },
          absent: null
        },
        toActivate: {},
        fromCents: {
          absent: null
        },
        rights: {
          items: {}
        }
      }
    },
    '/vip/rest/member/black/items': {
      fields: {
        items: {
          items: {
            named: 'VipRight'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/healthvip/rest/activity/getactivity': {
      fields: {
        items: {
          items: {
            named: 'VipNotice'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/my/vip/nonsupporthospitals': {
      fields: {
        items: {
          items: {
            fields: {
              hospitalId: {},
              name: {},
              reason: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/doctors': {
      fields: {
        items: {
          items: {
            named: 'DoctorCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/info': {
      fields: {
        isMember: {},
        best: {
          named: 'VipCard',
          absent: null
        },
        toActivate: {},
        mayReceiveGift: {}
      }
    },
    '/vip/rest/member/black/mycards': {
      fields: {
        items: {
          items: {
            named: 'VipCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/cardlist': {
      named: 'VipCard'
    },
    '/vip/rest/member/black/availablecards': {
      fields: {
        items: {
          items: {
            named: 'VipCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/cardsinservice': {
      fields: {
        items: {
          items: {
            named: 'VipCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/invalidcard': {
      fields: {
        items: {
          items: {
            named: 'VipCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/member/black/bestcard': {
      fields: {
        card: {
          named: 'VipCard',
          absent: null
        }
      }
    },
    '/vip/rest/member/black/availableservices': {
      fields: {
        items: {
          items: {
            fields: {
              rightId: {},
              title: {},
              summary: {},
              detail: {},
              way: {
                named: 'VipRightWay'
              },
              isOpen: {}
            }
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/vip/rest/card/black/active': {
      named: 'VipCard'
    },
    '/my/vip/exchange': {
      named: 'VipCard'
    },
    '/my/vip/choosemember': {
      named: 'VipCard'
    },
    '/my/vip/subscription': {
      named: 'VipCard'
    },
    '/corpvip/rest/member/black/removebind': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/my/vip/levels': {
      fields: {
        items: {
          items: {
            named: 'VipLevel'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/healthvip/rest/member/black/getmemberinfo': {
      fields: {
        level: {
          named: 'VipLevel'
        },
        orders: {},
        next: {
          fields: {
            title: {},
            missingOrders: {}
          },
          absent: null
        }
      }
    },
    '/my/vip/freeright': {
      fields: {
        right: {
          named: 'VipRight'
        },
        isOpen: {},
        fromLevel: {}
      }
    },
    '/healthvip/rest/member/black/vipflag': {
      fields: {
        isMember: {},
        endsAt: {
          absent: null
        }
      }
    },
    '/healthvip/rest/member/black/newcomergift': {
      fields: {
        coupons: {
          items: {
            fields: {
              couponId: {},
              title: {}
            }
          }
        },
        receivedAt: {
          absent: null
        }
      }
    },
    '/healthvip/rest/member/black/receivednewcomergift': {
      fields: {
        received: {}
      }
    },
    '/vip/rest/card/black/validate': {
      fields: {
        product: {
          named: 'VipProductDetail'
        },
        quote: {
          named: 'Quote'
        },
        isMember: {},
        couponId: {
          absent: null
        },
        coupons: {
          items: {
            named: 'JudgedCoupon'
          }
        }
      }
    },
    '/vip/rest/card/black/buy': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/healthvip/rest/order/black/neworder': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/my/vip/goodsorders': {
      fields: {
        items: {
          items: {
            named: 'VipOrderCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/healthvip/rest/order/black/ordersimpleinfo': {
      named: 'VipOrder'
    },
    '/healthvip/rest/order/black/cancelorder': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/hades/packserve/search': {
      fields: {
        items: {
          items: {
            named: 'ServicePackageCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/packserve/detail': {
      named: 'ServicePackage'
    },
    '/hades/packserve/team': {
      named: 'PackageTeam'
    },
    '/hades/packserve/expert': {
      named: 'PackageExpert'
    },
    '/hades/packserve/comments': {
      fields: {
        items: {
          items: {
            named: 'PackageComment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/packserve/order/create': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/hades/packserve/order/buy': {
      fields: {
        orderNo: {},
        amountCents: {},
        payBefore: {}
      }
    },
    '/hades/packserve/jumptopayment': {
      fields: {
        orderNo: {},
        url: {}
      }
    },
    '/hades/order/list': {
      fields: {
        items: {
          items: {
            named: 'PackageOrderCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/hades/order/detail': {
      named: 'PackageOrder'
    },
    '/hades/order/cancel': {
      fields: {
        orderNo: {},
        statusText: {}
      }
    },
    '/hades/order/refund': {
      fields: {
        orderNo: {},
        statusText: {},
        refundCents: {}
      }
    },
    '/hades/order/pause': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        endsAt: {}
      }
    },
    '/hades/order/resume': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        endsAt: {}
      }
    },
    '/hades/order/bindpatient': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/hades/order/comment': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {}
      }
    },
    '/hades/customserve/apply': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/customserve/call': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/customserve/form': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/customserve/express': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/customserve/list': {
      fields: {
        items: {
          items: {
            named: 'PackageUse'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/customserve/detail': {
      named: 'PackageUse'
    },
    '/hades/customserve/withdraw': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/sche/p/list': {
      fields: {
        orderNo: {},
        days: {
          items: {
            fields: {
              day: {},
              times: {
                items: {}
              }
            }
          }
        }
      }
    },
    '/hades/sche/p/book': {
      fields: {
        done: {
          absent: true
        },
        orderNo: {},
        applyNo: {}
      }
    },
    '/hades/order/callmeeting': {
      fields: {
        use: {
          named: 'PackageUse'
        },
        phase: {},
        doctorName: {}
      }
    },
    '/hades/order/express': {
      fields: {
        orderNo: {},
        address: {
          fields: {
            name: {},
            mobile: {},
            text: {}
          },
          absent: null
        },
        waiting: {
          items: {
            named: 'PackageUse'
          }
        },
        parcels: {
          items: {
            named: 'Parcel'
          }
        }
      }
    },
    '/hades/health/channel/list': {
      fields: {
        items: {
          items: {
            named: 'HealthChannel'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/health/channel/banner': {
      fields: {
        bannerId: {},
        channelId: {},
        title: {},
        text: {}
      }
    },
    '/hades/health/area/list': {
      fields: {
        items: {
          items: {
            named: 'Area'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/health/org/filter': {
      fields: {
        channels: {
          items: {
            fields: {
              channelId: {},
              name: {},
              count: {}
            }
          }
        },
        areas: {
          items: {
            fields: {
              areaId: {},
              name: {},
              count: {}
            }
          }
        },
        comesHome: {},
        takesInsurance: {},
        openAtNight: {}
      }
    },
    '/hades/health/org/list': {
      fields: {
        items: {
          items: {
            named: 'HealthOrganisationCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/health/org/detail': {
      named: 'HealthOrganisation'
    },
    '/hades/health/org/comment/list': {
      fields: {
        items: {
          items: {
            named: 'HealthComment'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/hades/health/org/comment/own': {
      fields: {
        orgName: {},
        comment: {
          named: 'OwnHealthComment',
          absent: null
        }
      }
    },
    '/hades/health/org/comment/submit': {
      named: 'OwnHealthComment'
    },
    '/hades/health/org/comment/delete': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/healthcoin/json/home': {
      fields: {
        balance: {
          named: 'HealthCoinBalance',
          absent: null
        },
        readyCoins: {}
      }
    },
    '/healthcoin/json/hotexchange': {
      fields: {
        items: {
          items: {
            named: 'HealthCoinGoods'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/healthcoin/json/home/config': {
      fields: {
        expiresAfterDays: {},
        returnedForDays: {},
        receivedAfterDays: {},
        mostPieces: {}
      }
    },
    '/healthcoin/json/tasks': {
      fields: {
        items: {
          items: {
            named: 'HealthCoinTask'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemember/healthcoin/receivetasklist': {
      fields: {
        items: {
          items: {
            named: 'HealthCoinTask'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemember/healthcoin/receiveall': {
      fields: {
        coins: {},
        balance: {}
      }
    },
    '/healthcoin/json/user/coin': {
      fields: {
        balance: {
          named: 'HealthCoinBalance'
        },
        items: {
          items: {
            named: 'HealthCoinRecord'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/modulemember/healthcoin/goods/list': {
      fields: {
        items: {
          items: {
            named: 'HealthCoinGoods'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemember/healthcoin/goods/detail/{id}': {
      named: 'HealthCoinGoodsDetail'
    },
    '/modulemember/healthcoin/exchange': {
      fields: {
        orderNo: {},
        balance: {}
      }
    },
    '/modulemember/healthcoin/order/list': {
      fields: {
        items: {
          items: {
            named: 'HealthCoinOrderCard'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/modulemember/healthcoin/order/detail': {
      named: 'HealthCoinOrder'
    },
    '/modulemember/healthcoin/order/cancel': {
      fields: {
        orderNo: {},
        statusText: {},
        coins: {}
      }
    },
    '/modulemember/healthcoin/order/receive': {
      fields: {
        orderNo: {},
        statusText: {},
        receivedAt: {}
      }
    },
    '/healthcoin/json/earnconfig': {
      fields: {
        dailyCoins: {},
        onceCoins: {},
        taskCount: {},
        expiresAfterDays: {}
      }
    },
    '/healthcoin/json/shopconfig': {
      named: 'HealthCoinShopConfig'
    },
    '/modulemember/healthcoin/isBlacklist': {
      fields: {
        isBlacklist: {},
        reason: {
          absent: null
        },
        until: {
          absent: null
        }
      }
    },
    '/healthcoin/json/checkfrozenshopstate': {
      fields: {
        isFrozen: {},
        reason: {
          absent: null
        },
        until: {
          absent: null
        }
      }
    },
    '/modulemember/healthcoin/home': {
      fields: {
        balance: {
          absent: null
        },
        activities: {
          items: {
            named: 'ActivityCard'
          }
        }
      }
    },
    '/member/activity/tip': {
      named: 'ActivityTip'
    },
    '/member/activity/checkstatus': {
      named: 'ActivityStatus'
    },
    '/member/activity/enrollToken': {
      fields: {
        enrollToken: {},
        expiresAt: {}
      }
    },
    '/member/activity/enroll': {
      fields: {
        recordId: {},
        activityId: {},
        activityTitle: {},
        sequence: {},
        prizeId: {},
        prizeTitle: {},
        prizeKind: {},
        coins: {},
        at: {},
        orderState: {},
        balance: {}
      }
    },
    '/member/activity/prizedetail': {
      fields: {
        recordId: {},
        activityId: {},
        activityTitle: {},
        sequence: {},
        prizeId: {},
        prizeTitle: {},
        prizeKind: {},
        coins: {},
        at: {},
        orderState: {},
        prize: {
          named: 'ActivityPrize'
        }
      }
    },
    '/member/activity/history': {
      fields: {
        items: {
          items: {
            named: 'ActivityEntry'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/member/activity/attendrecord': {
      fields: {
        items: {
          items: {
            named: 'ActivityRecord'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/member/activity/share': {
      fields: {
        inviteCode: {}
      }
    },
    '/member/activity/acceptinvite': {
      fields: {
        activityId: {}
      }
    },
    '/member/activity/orderstatus': {
      fields: {
        orderState: {},
        statusText: {},
        orderNo: {
          absent: null
        }
      }
    },
    '/member/activity/updateAddress': {
      fields: {
        recordId: {},
        orderNo: {}
      }
    },
    '/member/activity/address': {
      fields: {
        address: {
          named: 'PrizeAddress',
          absent: null
        }
      }
    },
    '/member/activity/checkfirsthit': {
      fields: {
        isHit: {}
      }
    },
    '/assistant/list': {
      fields: {
        items: {
          items: {
            named: 'AssistantFriend'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/assistant/help': {
      fields: {
        activityId: {}
      }
    },
    '/assistant/request/help': {
      fields: {
        inviteCode: {}
      }
    },
    '/assistant/mine/page': {
      fields: {
        items: {
          items: {
            named: 'AssistantHelp'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/assistant/address': {
      fields: {
        address: {
          named: 'PrizeAddress',
          absent: null
        }
      }
    },
    '/assistant/remindsign': {
      fields: {
        isDue: {},
        coins: {}
      }
    },
    '/overseas/consult/duty.json': {
      named: 'OverseasDuty'
    },
    '/overseas/consult/submit.json': {
      fields: {
        orderKey: {}
      }
    },
    '/overseas/consult/list.json': {
      fields: {
        items: {
          items: {
            named: 'OverseasCard'
          }
        },
        next: {
          absent: null
        }
      }
    },
    '/overseas/consult/detail.json': {
      named: 'OverseasConsult'
    },
    '/overseas/consult/cancel.json': {
      fields: {
        orderKey: {},
        status: {
          named: 'OverseasStatus'
        }
      }
    },
    '/overseas/consult/finish.json': {
      fields: {
        orderKey: {},
        status: {
          named: 'OverseasStatus'
        }
      }
    },
    '/overseas/consult/delete.json': {
      fields: {
        done: {
          absent: true
        }
      }
    },
    '/overseas/consult/translate.json': {
      fields: {
        text: {
          absent: null
        },
        isGlossary: {}
      }
    },
    '/overseas/country/list.json': {
      fields: {
        hot: {
          items: {
            named: 'Country'
          }
        },
        items: {
          items: {
            named: 'Country'
          }
        }
      }
    },
    '/overseas/asker/list.json': {
      fields: {
        items: {
          items: {
            named: 'Asker'
          }
        },
        total: {},
        pageNo: {},
        pageSize: {}
      }
    },
    '/overseas/asker/detail.json': {
      named: 'Asker'
    },
    '/overseas/asker/add.json': {
      fields: {
        askerId: {}
      }
    },
    '/overseas/asker/update.json': {
      fields: {
        askerId: {}
      }
    },
    '/overseas/asker/delete.json': {
      fields: {
        askerId: {}
      }
    }
  },
  named: {
    UserInfo: {
      fields: {
        login: {
          absent: false
        },
        isTempLogin: {
          absent: false
        },
        userId: {
          absent: null
        },
        loginId: {
          absent: null
        },
        encodeId: {
          absent: null
        },
        extEncodeId: {
          absent: null
        },
        mobile: {
          absent: null
        },
        nickname: {
          absent: null
        },
        type: {
          absent: 0
        },
        appId: {
          absent: ''
        },
        sourceId: {
          absent: ''
        },
        verifyStatus: {
          absent: 0
        },
        corpconsult: {
          absent: false
        },
        noEntry: {
          absent: false
        },
        noFooter: {
          absent: false
        },
        noHeader: {
          absent: false
        },
        gmtExpired: {
          absent: null
        },
        wxConfigVO: {
          fields: {
            hasWxDevice: {}
          },
          absent: {
            hasWxDevice: true
          }
        }
      }
    },
    EncryptionRule: {
      fields: {
        secretCode: {},
        secretAlgorithm: {},
        privateKey: {},
        gmtExpired: {}
      }
    },
    SignedInUser: {
      fields: {
        login: {
          absent: true
        },
        isTempLogin: {
          absent: false
        },
        userId: {
          absent: null
        },
        loginId: {
          absent: null
        },
        encodeId: {
          absent: null
        },
        extEncodeId: {
          absent: null
        },
        mobile: {
          absent: null
        },
        nickname: {
          absent: null
        },
        type: {
          absent: 0
        },
        appId: {
          absent: ''
        },
        sourceId: {
          absent: ''
        },
        verifyStatus: {
          absent: 0
        },
        corpconsult: {
          absent: false
        },
        noEntry: {
          absent: false
        },
        noFooter: {
          absent: false
        },
        noHeader: {
          absent: false
        },
        gmtExpired: {
          absent: null
        },
        wxConfigVO: {
          fields: {
            hasWxDevice: {}
          },
          absent: {
            hasWxDevice: true
          }
        }
      }
    },
    SignIn: {
      fields: {
        token: {},
        userId: {
          absent: null
        },
        isTempLogin: {
          absent: false
        },
        verifyStatus: {
          absent: 0
        },
        gmtExpired: {
          absent: null
        }
      }
    },
    RegistrationOrderCard: {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        },
        statusText: {},
        actions: {
          items: {
            named: 'RegistrationAction'
          }
        },
        doctorId: {},
        doctorName: {},
        titleText: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptId: {},
        hospDeptName: {},
        date: {},
        period: {
          named: 'Period'
        },
        startTime: {},
        endTime: {},
        timeZone: {},
        patientName: {},
        feeCents: {},
        refundCents: {},
        payBefore: {
          absent: null
        },
        createdAt: {}
      }
    },
    RegistrationStatus: {},
    RegistrationAction: {},
    Period: {},
    RiskProof: {},
    CompanyInfo: {
      fields: {
        name: {},
        creditCode: {},
        address: {},
        licences: {
          items: {
            fields: {
              kind: {},
              number: {},
              validUntil: {
                absent: null
              }
            }
          }
        },
        icpFiling: {
          absent: null
        }
      }
    },
    IdentityProvider: {},
    IdentityOutcome: {
      fields: {
        bindToken: {
          absent: null
        },
        proven: {
          fields: {
            provider: {
              named: 'IdentityProvider'
            },
            name: {
              absent: null
            }
          },
          optional: true
        },
        target: {
          absent: null
        }
      }
    },
    InformationScope: {},
    Patient: {
      fields: {
        patientId: {},
        name: {},
        relation: {
          named: 'Relation'
        },
        cardType: {
          named: 'CardType'
        },
        cardNo: {
          absent: null
        },
        mobile: {},
        gender: {
          named: 'Gender'
        },
        birthDate: {},
        isDefault: {},
        mobileProven: {},
        guardianName: {
          absent: null
        },
        guardianRelation: {
          named: 'GuardianRelation',
          absent: null
        },
        realName: {
          named: 'PatientRealName'
        }
      }
    },
    Relation: {},
    CardType: {},
    Gender: {},
    GuardianRelation: {},
    PatientRealName: {},
    PatientGap: {},
    PostingAddress: {
      fields: {
        addressId: {},
        name: {},
        mobile: {},
        provinceId: {},
        provinceName: {},
        cityId: {
          absent: null
        },
        cityName: {
          absent: null
        },
        districtId: {
          absent: null
        },
        districtName: {
          absent: null
        },
        detail: {},
        isDefault: {}
      }
    },
    EmergencyContact: {
      fields: {
        contactId: {},
        name: {},
        relation: {
          named: 'ContactRelation'
        },
        mobile: {}
      }
    },
    ContactRelation: {},
    Area: {
      fields: {
        areaId: {},
        name: {},
        level: {},
        parentId: {
          absent: null
        },
        pinyin: {},
        initial: {},
        hot: {}
      }
    },
    HospitalCard: {
      fields: {
        hospitalId: {},
        name: {},
        level: {
          named: 'HospitalLevel'
        },
        levelText: {},
        areaId: {},
        areaName: {},
        address: {},
        tags: {
          items: {}
        },
        departmentCount: {},
        doctorCount: {},
        availability: {
          named: 'Availability'
        },
        distance: {
          absent: null
        }
      }
    },
    HospitalLevel: {},
    Availability: {},
    DoctorCard: {
      fields: {
        doctorId: {},
        name: {},
        gender: {
          named: 'Gender'
        },
        title: {
          named: 'DoctorTitle'
        },
        titleText: {},
        academicTitle: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        hospitalLevel: {
          named: 'HospitalLevel'
        },
        hospDeptId: {},
        hospDeptName: {},
        speciality: {},
        praisePerMille: {},
        visitCount: {},
        reviewCount: {
          absent: 0
        },
        feeCents: {},
        availability: {
          named: 'Availability'
        },
        nextDate: {
          absent: null
        }
      }
    },
    DoctorTitle: {},
    Hospital: {
      fields: {
        hospitalId: {},
        name: {},
        level: {
          named: 'HospitalLevel'
        },
        levelText: {},
        areaId: {},
        areaName: {},
        address: {},
        tags: {
          items: {}
        },
        departmentCount: {},
        doctorCount: {},
        availability: {
          named: 'Availability'
        },
        distance: {
          absent: null
        },
        introduction: {},
        phone: {},
        trafficGuide: {},
        latitude: {},
        longitude: {},
        timeZone: {},
        notices: {
          items: {}
        },
        inChinese: {
          fields: {
            name: {},
            address: {}
          },
          absent: null
        }
      }
    },
    DepartmentGroup: {
      fields: {
        hospDeptId: {},
        name: {},
        children: {
          items: {
            named: 'Department'
          }
        }
      }
    },
    Department: {
      fields: {
        hospDeptId: {},
        name: {},
        doctorCount: {},
        availability: {
          named: 'Availability'
        },
        freeDates: {
          items: {},
          absent: null
        }
      }
    },
    Doctor: {
      fields: {
        doctorId: {},
        name: {},
        gender: {
          named: 'Gender'
        },
        title: {
          named: 'DoctorTitle'
        },
        titleText: {},
        academicTitle: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        hospitalLevel: {
          named: 'HospitalLevel'
        },
        hospDeptId: {},
        hospDeptName: {},
        speciality: {},
        praisePerMille: {},
        visitCount: {},
        reviewCount: {
          absent: 0
        },
        feeCents: {},
        availability: {
          named: 'Availability'
        },
        nextDate: {
          absent: null
        },
        introduction: {},
        tags: {
          items: {}
        },
        clinicAddress: {},
        timeZone: {}
      }
    },
    HotDepartment: {
      fields: {
        deptId: {},
        deptName: {},
        deptIcon: {},
        isIndividuation: {}
      }
    },
    Notice: {
      fields: {
        noticeId: {},
        title: {},
        content: {},
        publishedAt: {},
        hospDeptName: {
          absent: null
        }
      }
    },
    TabItem: {
      fields: {
        key: {},
        name: {}
      }
    },
    LocationSource: {},
    BookingRules: {
      fields: {
        hospitalId: {},
        windowDays: {},
        releaseTime: {},
        closeMinutesBefore: {},
        payWithinMinutes: {},
        cancelDaysBefore: {},
        cancelUntil: {},
        noShowLimit: {},
        noShowWindowDays: {},
        suspendDays: {},
        maxOpenPerPatient: {},
        bring: {
          items: {}
        },
        timeZone: {}
      }
    },
    ShiftCase: {
      fields: {
        shiftCaseId: {},
        doctorId: {},
        hospitalId: {},
        hospDeptId: {},
        hospDeptName: {},
        date: {},
        period: {
          named: 'Period'
        },
        startTime: {},
        endTime: {},
        clinicType: {},
        total: {},
        remaining: {},
        feeCents: {},
        status: {
          named: 'ShiftStatus'
        },
        releaseAt: {
          absent: null
        },
        canWait: {
          absent: false
        }
      }
    },
    ShiftStatus: {},
    ShiftCaseDetail: {
      fields: {
        shiftCaseId: {},
        doctorId: {},
        hospitalId: {},
        hospDeptId: {},
        hospDeptName: {},
        date: {},
        period: {
          named: 'Period'
        },
        startTime: {},
        endTime: {},
        clinicType: {},
        total: {},
        remaining: {},
        feeCents: {},
        status: {
          named: 'ShiftStatus'
        },
        releaseAt: {
          absent: null
        },
        canWait: {
          absent: false
        },
        doctorName: {},
        titleText: {},
        hospitalName: {},
        clinicAddress: {},
        timeZone: {}
      }
    },
    EarliestDoctor: {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        shift: {
          named: 'ShiftCaseDetail'
        }
      }
    },
    OrderConfig: {
      fields: {
        insurance: {
          absent: 'selfPayOnly'
        },
        submitCheck: {
          absent: 'none'
        },
        firstVisitClinics: {
          items: {},
          absent: [
            'general',
            'expert',
            'special'
          ]
        },
        maxReschedules: {
          absent: 0
        },
        waitListSize: {
          absent: 0
        },
        waitCloseMinutesBefore: {
          absent: 0
        },
        offerMinutes: {
          absent: 0
        },
        drawSeconds: {
          absent: 0
        }
      }
    },
    BookingTerm: {
      fields: {
        name: {},
        cents: {
          absent: null
        },
        at: {
          absent: null
        },
        count: {
          absent: null
        }
      }
    },
    CheckPicture: {
      fields: {
        image: {},
        gmtExpired: {}
      }
    },
    RegistrationOrder: {
      fields: {
        orderNo: {},
        status: {
          named: 'RegistrationStatus'
        },
        statusText: {},
        actions: {
          items: {
            named: 'RegistrationAction'
          }
        },
        doctorId: {},
        doctorName: {},
        titleText: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptId: {},
        hospDeptName: {},
        date: {},
        period: {
          named: 'Period'
        },
        startTime: {},
        endTime: {},
        timeZone: {},
        patientName: {},
        feeCents: {},
        refundCents: {},
        payBefore: {
          absent: null
        },
        createdAt: {},
        shiftCaseId: {},
        patientId: {},
        patientCardNo: {
          absent: null
        },
        patientMobile: {},
        clinicType: {},
        clinicAddress: {},
        hospitalAddress: {},
        hospitalPhone: {},
        inChinese: {
          fields: {
            doctorName: {},
            hospitalName: {},
            hospDeptName: {},
            clinicAddress: {},
            hospitalAddress: {}
          },
          absent: null
        },
        voucherCode: {
          absent: null
        },
        mayReschedule: {
          absent: false
        },
        mayDelete: {
          absent: false
        },
        cancelBefore: {},
        bring: {
          items: {}
        },
        history: {
          items: {
            named: 'RegistrationStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        }
      }
    },
    RegistrationStep: {
      fields: {
        state: {
          named: 'RegistrationStatus'
        },
        stateText: {},
        at: {},
        actor: {},
        event: {},
        reason: {
          absent: null
        }
      }
    },
    Refund: {
      fields: {
        refundCents: {},
        status: {},
        expectedBy: {}
      }
    },
    WrongPayment: {
      fields: {
        refundCents: {},
        status: {},
        expectedBy: {},
        cause: {
          absent: 'wrongAmount'
        }
      }
    },
    Wait: {
      fields: {
        waitId: {},
        state: {},
        position: {
          absent: null
        },
        waiting: {},
        drawsAt: {
          absent: null
        },
        closesAt: {},
        offeredOrderNo: {
          absent: null
        },
        offerUntil: {
          absent: null
        },
        joinedAt: {},
        patientId: {},
        patientName: {},
        shift: {
          named: 'ShiftCaseDetail'
        }
      }
    },
    WaitPreview: {
      fields: {
        position: {
          absent: null
        },
        waiting: {},
        chanceOfTen: {
          absent: null
        },
        drawsAt: {
          absent: null
        },
        closesAt: {},
        offerMinutes: {},
        wait: {
          named: 'Wait',
          absent: null
        }
      }
    },
    AccurateReserve: {
      fields: {
        requestId: {},
        state: {},
        doctorId: {},
        doctorName: {},
        titleText: {},
        hospitalName: {},
        hospDeptName: {},
        timeZone: {},
        entryId: {},
        entryName: {},
        patientId: {},
        patientName: {},
        symptoms: {},
        fileIds: {
          items: {}
        },
        days: {
          items: {}
        },
        auditBefore: {
          absent: null
        },
        reasons: {
          items: {}
        },
        remark: {
          absent: null
        },
        place: {
          fields: {
            orderNo: {},
            group: {
              named: 'OrderGroup'
            },
            startsAt: {},
            feeCents: {},
            payBefore: {
              absent: null
            }
          },
          absent: null
        },
        mayCancel: {},
        mayResend: {},
        createdAt: {}
      }
    },
    OrderGroup: {},
    PatientCheckIn: {
      fields: {
        orderNo: {},
        doctorId: {},
        doctorName: {},
        titleText: {},
        hospitalName: {},
        hospDeptName: {},
        patientId: {},
        patientName: {},
        day: {},
        startsAt: {},
        timeZone: {},
        state: {},
        mayTell: {},
        condition: {},
        fileIds: {
          items: {}
        },
        toldAt: {
          absent: null
        }
      }
    },
    SurveyCard: {
      fields: {
        surveyCodeId: {},
        title: {},
        introduction: {},
        questionCount: {},
        minutes: {},
        doctorName: {
          absent: null
        },
        isOpen: {}
      }
    },
    Survey: {
      fields: {
        surveyCodeId: {},
        title: {},
        introduction: {},
        questionCount: {},
        minutes: {},
        doctorName: {
          absent: null
        },
        isOpen: {},
        item: {
          items: {
            named: 'SurveyGroup'
          }
        }
      }
    },
    SurveyGroup: {
      fields: {
        linkId: {},
        text: {},
        enableWhen: {
          items: {
            fields: {
              question: {},
              operator: {},
              answer: {}
            }
          }
        },
        enableBehavior: {},
        item: {
          items: {
            named: 'SurveyQuestion'
          }
        }
      }
    },
    SurveyQuestion: {
      fields: {
        linkId: {},
        type: {},
        text: {},
        help: {
          absent: null
        },
        required: {},
        repeats: {},
        options: {
          items: {
            fields: {
              code: {},
              display: {},
              score: {
                absent: null
              }
            }
          }
        },
        unit: {
          absent: null
        },
        min: {
          absent: null
        },
        max: {
          absent: null
        },
        enableWhen: {
          items: {
            fields: {
              question: {},
              operator: {},
              answer: {}
            }
          }
        },
        enableBehavior: {}
      }
    },
    SurveyResponse: {
      fields: {
        responseId: {},
        surveyCodeId: {},
        title: {},
        doctorName: {
          absent: null
        },
        isOpen: {},
        answeredCount: {},
        savedAt: {},
        sentAt: {
          absent: null
        },
        answers: {
          items: {
            fields: {
              linkId: {},
              question: {},
              texts: {
                items: {}
              },
              fileIds: {
                items: {}
              }
            }
          }
        },
        score: {
          absent: null
        },
        scoreText: {
          absent: null
        },
        reply: {
          absent: null
        },
        repliedAt: {
          absent: null
        }
      }
    },
    GuideAnswer: {
      fields: {
        question: {
          named: 'GuideQuestion'
        },
        key: {},
        label: {}
      }
    },
    GuideQuestion: {},
    RedFlag: {
      fields: {
        flagId: {},
        urgency: {},
        title: {},
        advice: {}
      }
    },
    OrderSummary: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {}
      }
    },
    OrderFact: {
      fields: {
        label: {},
        text: {}
      }
    },
    OrderAction: {},
    PayWay: {
      fields: {
        provider: {},
        title: {},
        lastUsed: {}
      }
    },
    DictionaryWord: {
      fields: {
        key: {},
        label: {}
      }
    },
    UploadedFile: {
      fields: {
        fileId: {},
        url: {},
        contentType: {},
        size: {},
        width: {
          absent: null
        },
        height: {
          absent: null
        },
        durationMs: {
          absent: null
        }
      }
    },
    AgreementType: {},
    AgreementBlock: {},
    AgreementSpan: {
      fields: {
        text: {},
        agreement: {
          named: 'AgreementType',
          optional: true
        }
      }
    },
    AgreementVersion: {
      fields: {
        version: {},
        effectiveOn: {},
        status: {}
      }
    },
    AccountGap: {},
    RealNameState: {},
    RealNameRefusal: {},
    FaceCheckState: {},
    RedDotPlace: {},
    IdCardReading: {
      fields: {
        name: {
          absent: null
        },
        gender: {
          named: 'Gender'
        },
        birthDate: {},
        cardNo: {},
        unsure: {
          items: {
            named: 'IdCardField'
          }
        }
      }
    },
    IdCardField: {},
    WriteOffObstacle: {
      fields: {
        kind: {},
        count: {}
      }
    },
    ConsentPurpose: {},
    ExportFormat: {},
    HelpBlock: {},
    KnowledgeCard: {
      fields: {
        entryId: {},
        kind: {},
        name: {},
        letter: {},
        deptId: {},
        deptName: {}
      }
    },
    StandardDepartment: {
      fields: {
        deptId: {},
        deptName: {},
        deptIcon: {},
        groupName: {
          absent: null
        },
        doctorCount: {}
      }
    },
    Lecture: {
      fields: {
        lectureId: {},
        title: {},
        summary: {},
        deptId: {},
        deptName: {},
        durationSeconds: {},
        speaker: {
          fields: {
            doctorId: {},
            name: {},
            titleText: {},
            hospitalName: {},
            hospDeptName: {}
          }
        }
      }
    },
    HospitalSummary: {
      fields: {
        hospitalId: {},
        name: {},
        nameInChinese: {
          absent: null
        },
        level: {
          named: 'HospitalLevel',
          absent: null
        },
        levelText: {
          absent: ''
        },
        introduction: {
          absent: ''
        },
        foundedYear: {
          absent: null
        },
        bedCount: {
          absent: null
        },
        yearlyVisits: {
          absent: null
        },
        licence: {
          fields: {
            number: {},
            validUntil: {}
          },
          absent: null
        },
        keyDepartments: {
          items: {
            fields: {
              hospDeptId: {},
              name: {},
              doctorCount: {},
              grade: {
                named: 'KeyDepartmentGrade'
              }
            }
          },
          absent: []
        },
        honours: {
          items: {},
          absent: []
        },
        steps: {
          items: {},
          absent: []
        },
        hasEmergency: {
          absent: null
        },
        parking: {
          absent: null
        },
        international: {
          fields: {
            languages: {
              items: {}
            },
            phone: {},
            insurers: {
              items: {}
            }
          },
          absent: null
        },
        treats: {
          items: {
            fields: {
              entryId: {},
              name: {}
            }
          },
          absent: []
        }
      }
    },
    KeyDepartmentGrade: {},
    DoctorTeam: {
      fields: {
        teamId: {},
        kind: {
          named: 'TeamKind'
        },
        name: {},
        introduction: {},
        leaderId: {},
        leaderName: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptName: {},
        memberCount: {},
        areaServed: {
          absent: null
        }
      }
    },
    TeamKind: {},
    FeaturedClinic: {
      fields: {
        clinic: {
          named: 'ClinicKind'
        },
        doctorCount: {},
        hospitalCount: {}
      }
    },
    ClinicKind: {},
    CareerEntry: {
      fields: {
        kind: {},
        fromYear: {},
        toYear: {
          absent: null
        },
        text: {}
      }
    },
    TimetableRow: {
      fields: {
        weekday: {},
        period: {},
        startTime: {},
        endTime: {},
        clinicType: {},
        clinicTypeText: {},
        feeCents: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptName: {},
        clinicAddress: {}
      }
    },
    DoctorStudio: {
      fields: {
        teamId: {},
        kind: {
          named: 'TeamKind'
        },
        name: {},
        introduction: {},
        leaderId: {},
        leaderName: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptName: {},
        memberCount: {},
        areaServed: {
          absent: null
        },
        foundedYear: {
          absent: null
        },
        services: {
          items: {},
          absent: []
        },
        members: {
          items: {
            named: 'DoctorCard'
          }
        },
        groupId: {
          absent: null
        }
      }
    },
    CheckWork: {
      fields: {
        parameters: {
          fields: {
            algorithm: {},
            nonce: {},
            salt: {},
            cost: {},
            keyLength: {},
            keyPrefix: {}
          }
        },
        gmtExpired: {}
      }
    },
    WalletKind: {},
    FavoriteState: {
      fields: {
        isFavorite: {},
        followerCount: {}
      }
    },
    FavoriteDoctor: {
      fields: {
        doctorId: {},
        name: {},
        gender: {
          named: 'Gender'
        },
        title: {
          named: 'DoctorTitle'
        },
        titleText: {},
        academicTitle: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        hospitalLevel: {
          named: 'HospitalLevel'
        },
        hospDeptId: {},
        hospDeptName: {},
        speciality: {},
        praisePerMille: {},
        visitCount: {},
        reviewCount: {
          absent: 0
        },
        feeCents: {},
        availability: {
          named: 'Availability'
        },
        nextDate: {
          absent: null
        },
        since: {}
      }
    },
    FavoriteHospital: {
      fields: {
        hospitalId: {},
        name: {},
        level: {
          named: 'HospitalLevel'
        },
        levelText: {},
        areaId: {},
        areaName: {},
        address: {},
        tags: {
          items: {}
        },
        departmentCount: {},
        doctorCount: {},
        availability: {
          named: 'Availability'
        },
        distance: {
          absent: null
        },
        since: {}
      }
    },
    FavoriteDisease: {
      fields: {
        entryId: {},
        name: {},
        since: {}
      }
    },
    FavoriteDepartment: {
      fields: {
        hospDeptId: {},
        name: {},
        hospitalId: {
          absent: null
        },
        hospitalName: {
          absent: null
        },
        since: {}
      }
    },
    ShiftAlert: {
      fields: {
        isOn: {}
      }
    },
    OperateItem: {
      fields: {
        confId: {
          absent: null
        },
        confName: {},
        subConfName: {
          absent: ''
        },
        confUrl: {},
        image: {
          absent: null
        },
        confSort: {}
      }
    },
    OperateResource: {
      fields: {
        resourceId: {},
        itemCount: {}
      }
    },
    SpecialDepartment: {
      fields: {
        deptId: {},
        deptName: {},
        deptIcon: {},
        confId: {
          absent: null
        },
        confName: {},
        subConfName: {
          absent: ''
        },
        confUrl: {},
        image: {
          absent: null
        },
        isIndividuation: {}
      }
    },
    ReviewedOrder: {
      fields: {
        orderNo: {},
        type: {},
        title: {},
        doctorId: {},
        doctorName: {},
        doctorTitle: {},
        hospitalId: {},
        hospitalName: {},
        hospDeptName: {},
        may: {},
        until: {
          absent: null
        },
        diseases: {
          items: {
            fields: {
              diseaseId: {},
              name: {}
            }
          }
        },
        review: {
          named: 'OwnReview',
          absent: null
        }
      }
    },
    OwnReview: {
      fields: {
        commentKey: {},
        type: {
          named: 'ReviewType'
        },
        score: {
          absent: null
        },
        aspects: {
          named: 'ReviewAspects',
          absent: null
        },
        tags: {
          items: {
            named: 'ReviewTag'
          }
        },
        text: {},
        pictures: {
          items: {
            fields: {
              url: {}
            }
          }
        },
        authorName: {
          absent: null
        },
        createdAt: {},
        edited: {},
        diseaseName: {
          absent: null
        },
        doctorId: {
          absent: null
        },
        doctorName: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        answer: {
          fields: {
            text: {},
            at: {}
          },
          absent: null
        },
        commentId: {},
        orderNo: {
          absent: null
        },
        writtenText: {},
        pictureIds: {
          items: {}
        },
        anonymous: {},
        diseaseId: {
          absent: null
        },
        state: {
          named: 'ReviewState'
        },
        findings: {
          items: {
            named: 'ModerationFinding'
          }
        },
        refusal: {
          absent: null
        },
        appeal: {
          fields: {
            text: {},
            at: {}
          },
          absent: null
        },
        mayAppeal: {},
        editableUntil: {
          absent: null
        }
      }
    },
    ReviewType: {},
    ReviewAspects: {
      fields: {
        attitude: {},
        explanation: {},
        waiting: {}
      }
    },
    ReviewTag: {
      fields: {
        key: {
          named: 'ReviewTagKey'
        },
        text: {}
      }
    },
    ReviewTagKey: {},
    ReviewState: {},
    ModerationFinding: {
      fields: {
        phrase: {},
        reason: {},
        act: {}
      }
    },
    Review: {
      fields: {
        commentKey: {},
        type: {
          named: 'ReviewType'
        },
        score: {
          absent: null
        },
        aspects: {
          named: 'ReviewAspects',
          absent: null
        },
        tags: {
          items: {
            named: 'ReviewTag'
          }
        },
        text: {},
        pictures: {
          items: {
            fields: {
              url: {}
            }
          }
        },
        authorName: {
          absent: null
        },
        createdAt: {},
        edited: {},
        diseaseName: {
          absent: null
        },
        doctorId: {
          absent: null
        },
        doctorName: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        answer: {
          fields: {
            text: {},
            at: {}
          },
          absent: null
        }
      }
    },
    ReviewSummary: {
      fields: {
        name: {},
        reviewCount: {},
        goodPerMille: {
          absent: null
        },
        average: {
          absent: null
        },
        aspects: {
          fields: {
            attitude: {},
            explanation: {},
            waiting: {}
          },
          absent: null
        },
        byScore: {
          items: {}
        },
        good: {},
        middle: {},
        poor: {},
        withPictures: {},
        answered: {},
        praiseCount: {},
        tags: {
          items: {
            fields: {
              key: {
                named: 'ReviewTagKey'
              },
              text: {},
              count: {}
            }
          }
        }
      }
    },
    ReportReason: {
      fields: {
        reason: {},
        text: {}
      }
    },
    SearchSuggestion: {
      fields: {
        kind: {},
        thingId: {},
        name: {},
        note: {
          absent: null
        }
      }
    },
    FoundContent: {
      fields: {
        contentId: {},
        title: {},
        summary: {}
      }
    },
    HealthInfo: {
      fields: {
        topic_id: {},
        title: {},
        topic_intro: {},
        content: {},
        cover_photo: {
          absent: null
        },
        entryId: {
          absent: null
        }
      }
    },
    RecommendedTopic: {
      fields: {
        topic_id: {},
        topic_type: {
          absent: 1
        },
        title: {},
        description: {},
        tag_detail: {
          items: {
            fields: {
              tag_id: {},
              tag_name: {}
            }
          }
        },
        entryId: {
          absent: null
        }
      }
    },
    RankedDoctor: {
      fields: {
        doctorId: {},
        name: {},
        gender: {
          named: 'Gender'
        },
        title: {
          named: 'DoctorTitle'
        },
        titleText: {},
        academicTitle: {
          absent: null
        },
        hospitalId: {},
        hospitalName: {},
        hospitalLevel: {
          named: 'HospitalLevel'
        },
        hospDeptId: {},
        hospDeptName: {},
        speciality: {},
        praisePerMille: {},
        visitCount: {},
        reviewCount: {
          absent: 0
        },
        feeCents: {},
        rank: {}
      }
    },
    RankedHospital: {
      fields: {
        hospitalId: {},
        name: {},
        level: {
          named: 'HospitalLevel'
        },
        levelText: {},
        areaId: {},
        areaName: {},
        address: {},
        tags: {
          items: {}
        },
        departmentCount: {},
        doctorCount: {},
        rank: {},
        visitCount: {},
        reviewCount: {},
        praisePerMille: {}
      }
    },
    RankedContent: {
      fields: {
        rank: {},
        entryId: {},
        kind: {},
        name: {},
        followerCount: {}
      }
    },
    Ranking: {},
    RankingTag: {
      fields: {
        tagId: {},
        name: {},
        chosen: {}
      }
    },
    TipOffer: {
      fields: {
        offerId: {},
        title: {},
        priceCents: {}
      }
    },
    TipCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        doctorId: {},
        doctorName: {},
        hospitalName: {}
      }
    },
    TipOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        doctorId: {},
        doctorName: {},
        text: {
          absent: null
        }
      }
    },
    OrderStep: {
      fields: {
        state: {},
        stateText: {},
        at: {},
        actor: {},
        event: {},
        reason: {
          absent: null
        }
      }
    },
    ChatStanding: {
      fields: {
        orderKey: {},
        phase: {},
        mayWrite: {},
        turnsLeft: {
          absent: null
        },
        until: {
          fields: {
            at: {},
            outcome: {}
          },
          absent: null
        },
        lastNumber: {},
        ownerRead: {},
        doctorRead: {},
        unread: {},
        revision: {}
      }
    },
    ChatMessage: {
      fields: {
        orderKey: {},
        number: {},
        clientId: {
          absent: null
        },
        side: {},
        at: {},
        content: {
          named: 'ChatContent'
        }
      }
    },
    ChatContent: {},
    VideoCall: {
      fields: {
        orderKey: {},
        callId: {},
        state: {},
        mode: {},
        round: {},
        clientId: {
          absent: null
        },
        startedAt: {},
        joinedAt: {
          absent: null
        },
        until: {
          absent: null
        },
        endedAt: {
          absent: null
        },
        endedBy: {
          absent: null
        }
      }
    },
    IceServer: {
      fields: {
        urls: {
          items: {}
        },
        username: {
          absent: null
        },
        credential: {
          absent: null
        }
      }
    },
    AiConversation: {
      fields: {
        conversationId: {},
        text: {},
        patientName: {
          absent: null
        },
        lastAt: {}
      }
    },
    AiMessage: {
      fields: {
        number: {},
        side: {},
        text: {},
        at: {},
        clientId: {
          absent: null
        },
        isBroken: {},
        isUrgent: {},
        departments: {
          items: {
            fields: {
              deptId: {},
              deptName: {}
            }
          }
        },
        verdict: {
          absent: null
        }
      }
    },
    ConsultService: {
      fields: {
        kind: {
          named: 'ConsultKind'
        },
        title: {},
        medium: {},
        doctor: {},
        priceCents: {},
        answerWithinMinutes: {},
        lastsHours: {},
        turns: {
          absent: null
        },
        callMinutes: {
          absent: null
        },
        needsEarlierDiagnosis: {},
        takesTime: {}
      }
    },
    ConsultKind: {},
    ConsultTime: {
      fields: {
        startsAt: {},
        endsAt: {}
      }
    },
    Quote: {
      fields: {
        lines: {
          items: {
            fields: {
              key: {},
              label: {},
              count: {},
              unitCents: {},
              shareCents: {}
            }
          }
        },
        listCents: {},
        steps: {
          items: {
            fields: {
              kind: {},
              label: {},
              reason: {},
              cents: {}
            }
          }
        },
        goodsCents: {},
        freightCents: {},
        totalCents: {},
        whyNots: {
          items: {
            fields: {
              label: {},
              reason: {}
            }
          }
        }
      }
    },
    JudgedCoupon: {
      fields: {
        couponId: {},
        title: {},
        offCents: {},
        endsAt: {},
        whyNot: {
          absent: null
        }
      }
    },
    ConsultOffer: {
      fields: {
        quote: {
          named: 'Quote'
        },
        couponId: {
          absent: null
        },
        coupons: {
          items: {
            named: 'JudgedCoupon'
          }
        }
      }
    },
    ConsultState: {},
    ConsultDoctor: {
      fields: {
        doctorId: {},
        name: {},
        titleText: {},
        hospitalName: {},
        hospDeptName: {}
      }
    },
    ConsultCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        orderKey: {},
        state: {
          named: 'ConsultState'
        },
        consultKind: {
          named: 'ConsultKind'
        },
        medium: {},
        doctor: {
          named: 'ConsultDoctor',
          absent: null
        },
        patientName: {},
        question: {},
        until: {
          fields: {
            at: {},
            outcome: {}
          },
          absent: null
        },
        unread: {
          absent: 0
        }
      }
    },
    ConsultOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        orderKey: {},
        state: {
          named: 'ConsultState'
        },
        consultKind: {
          named: 'ConsultKind'
        },
        medium: {},
        doctor: {
          named: 'ConsultDoctor',
          absent: null
        },
        patientName: {},
        question: {},
        until: {
          fields: {
            at: {},
            outcome: {}
          },
          absent: null
        },
        unread: {
          absent: 0
        },
        quote: {
          named: 'Quote',
          absent: null
        },
        patientId: {},
        since: {
          absent: null
        },
        treated: {
          absent: null
        },
        earlierDiagnosis: {
          absent: null
        },
        fileIds: {
          items: {}
        },
        records: {
          items: {
            named: 'AttachedRecord'
          },
          absent: []
        },
        preconsult: {
          named: 'PreconsultInfo',
          absent: null
        },
        startsAt: {
          absent: null
        },
        timeZone: {},
        answerWithinMinutes: {},
        lastsHours: {},
        turns: {
          absent: null
        },
        callMinutes: {
          absent: null
        },
        answeredAt: {
          absent: null
        },
        liked: {},
        isShielded: {
          absent: false
        },
        mayCancel: {},
        mayFinish: {},
        mayRemind: {},
        mayLike: {},
        mayDelete: {},
        maySendPictures: {},
        mayInvoice: {},
        mayShare: {
          absent: false
        },
        upgradedFrom: {
          absent: null
        },
        upgradedTo: {
          absent: null
        },
        creditCents: {
          absent: 0
        },
        mayUpgrade: {
          absent: false
        },
        convertBackCents: {
          absent: null
        },
        mayAskRefund: {
          absent: false
        },
        refundRequest: {
          named: 'ConsultRefundRequest',
          absent: null
        },
        referral: {
          named: 'ConsultReferral',
          absent: null
        },
        mayConfirmForm: {
          absent: false
        }
      }
    },
    AttachedRecord: {
      fields: {
        recordNo: {},
        kind: {},
        title: {},
        day: {},
        lines: {
          items: {}
        }
      }
    },
    PreconsultInfo: {
      fields: {}
    },
    ConsultRefundRequest: {
      fields: {
        reason: {},
        askedAt: {},
        state: {},
        answer: {
          absent: null
        }
      }
    },
    ConsultReferral: {
      fields: {
        referralId: {},
        kind: {
          named: 'ConsultKind'
        },
        title: {},
        fromDoctor: {},
        reason: {},
        doctorId: {
          absent: null
        },
        doctorName: {
          absent: null
        },
        deptId: {
          absent: null
        },
        deptName: {
          absent: null
        },
        referredAt: {},
        state: {},
        orderKey: {
          absent: null
        }
      }
    },
    UpgradeKind: {},
    UpgradeInfo: {
      fields: {
        kind: {
          named: 'UpgradeKind'
        }
      }
    },
    FollowUp: {
      fields: {
        followUpId: {},
        orderKey: {},
        doctorId: {},
        doctorName: {},
        title: {},
        note: {
          absent: null
        },
        questions: {
          items: {
            named: 'FollowUpQuestion'
          }
        },
        sentAt: {},
        closesAt: {},
        answeredAt: {
          absent: null
        },
        maySubmit: {}
      }
    },
    FollowUpQuestion: {
      fields: {
        questionId: {},
        text: {},
        options: {
          items: {
            fields: {
              text: {}
            }
          },
          absent: []
        }
      }
    },
    CallRecording: {
      fields: {
        recordingId: {},
        startedAt: {},
        durationMs: {},
        url: {
          absent: null
        },
        keptUntil: {}
      }
    },
    ProposedExamination: {
      fields: {
        name: {
          absent: null
        },
        text: {},
        packages: {
          items: {
            fields: {
              packageCode: {},
              title: {},
              priceCents: {}
            }
          }
        },
        ordered: {
          fields: {
            orderNo: {},
            state: {}
          },
          absent: null
        }
      }
    },
    SharedCase: {
      fields: {
        ageFrom: {},
        ageTo: {
          absent: null
        },
        gender: {},
        month: {},
        deptId: {
          absent: null
        },
        deptName: {
          absent: null
        },
        sections: {
          items: {
            fields: {
              section: {},
              passages: {
                items: {
                  fields: {
                    passageId: {},
                    parts: {
                      items: {
                        fields: {
                          text: {},
                          taken: {
                            absent: null
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    },
    CaseShare: {
      fields: {
        shareId: {},
        orderKey: {},
        shareToken: {
          absent: null
        },
        deptName: {
          absent: null
        },
        sharedAt: {},
        withdrawnAt: {
          absent: null
        },
        reads: {}
      }
    },
    Volunteer: {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        answeredCount: {}
      }
    },
    TelemedicineCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        state: {
          named: 'TelemedicineState'
        },
        expert: {
          named: 'ConsultDoctor'
        },
        localDoctor: {
          named: 'LocalDoctor',
          absent: null
        },
        patientName: {},
        startsAt: {},
        endsAt: {},
        timeZone: {}
      }
    },
    TelemedicineState: {},
    LocalDoctor: {
      fields: {
        doctorId: {},
        name: {},
        titleText: {},
        hospitalName: {},
        hospDeptName: {},
        hospitalId: {},
        address: {},
        phone: {}
      }
    },
    TelemedicineOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'TelemedicineState'
        },
        expert: {
          named: 'ConsultDoctor'
        },
        localDoctor: {
          named: 'LocalDoctor',
          absent: null
        },
        patientName: {},
        startsAt: {},
        endsAt: {},
        timeZone: {},
        complaint: {},
        medicalCase: {
          named: 'TelemedicineCase',
          absent: null
        },
        fileIds: {
          items: {}
        },
        additions: {
          items: {
            fields: {
              at: {},
              note: {}
            }
          }
        },
        summary: {
          named: 'TelemedicineSummary',
          absent: null
        },
        cancelBefore: {},
        placeBefore: {},
        mayCancel: {},
        mayChoosePlace: {},
        mayWriteCase: {},
        mayComplete: {}
      }
    },
    TelemedicineCase: {
      fields: {
        course: {}
      }
    },
    TelemedicineSummary: {
      fields: {
        diagnosis: {},
        advice: {},
        followUp: {
          absent: null
        }
      }
    },
    PanelExpert: {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        shareCents: {}
      }
    },
    PanelCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        orderKey: {},
        state: {},
        patientName: {},
        question: {},
        expertCount: {},
        answeredCount: {},
        paidCents: {}
      }
    },
    PanelOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        orderKey: {},
        state: {},
        patientName: {},
        question: {},
        expertCount: {},
        answeredCount: {},
        paidCents: {},
        since: {
          absent: null
        },
        treated: {
          absent: null
        },
        fileIds: {
          items: {}
        },
        answers: {
          items: {
            named: 'PanelAnswer'
          }
        },
        answerBefore: {
          absent: null
        },
        timeZone: {},
        mayCancel: {}
      }
    },
    PanelAnswer: {
      fields: {
        doctor: {
          named: 'ConsultDoctor'
        },
        shareCents: {},
        state: {},
        text: {
          absent: null
        },
        at: {
          absent: null
        }
      }
    },
    GoodsShop: {
      fields: {
        shopId: {},
        name: {},
        intro: {},
        picture: {
          named: 'GoodsPicture'
        },
        deliveryText: {},
        freightCents: {},
        freeFromCents: {
          absent: null
        },
        promotions: {
          items: {}
        },
        goodsCount: {}
      }
    },
    GoodsPicture: {
      fields: {
        pictogram: {},
        tone: {}
      }
    },
    GoodsCategory: {
      fields: {
        categoryId: {},
        name: {},
        picture: {
          named: 'GoodsPicture'
        },
        goodsCount: {}
      }
    },
    GoodsCard: {
      fields: {
        goodsNo: {},
        shopId: {},
        shopName: {},
        title: {},
        subtitle: {},
        picture: {
          named: 'GoodsPicture',
          absent: null
        },
        needsPrescription: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        soldCount: {},
        inStock: {}
      }
    },
    GoodsDetail: {
      fields: {
        goodsNo: {},
        shopId: {},
        shopName: {},
        title: {},
        subtitle: {},
        picture: {
          named: 'GoodsPicture',
          absent: null
        },
        needsPrescription: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        soldCount: {},
        inStock: {},
        shop: {
          named: 'GoodsShop'
        },
        category: {
          fields: {
            categoryId: {},
            name: {}
          }
        },
        description: {
          items: {}
        },
        parameters: {
          items: {
            fields: {
              label: {},
              text: {}
            }
          }
        },
        skus: {
          items: {
            named: 'GoodsSku'
          }
        },
        isDelivered: {
          absent: null
        },
        returnDays: {}
      }
    },
    GoodsSku: {
      fields: {
        skuId: {},
        label: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        stock: {},
        isOnSale: {}
      }
    },
    Cart: {
      fields: {
        shops: {
          items: {
            fields: {
              shop: {
                named: 'GoodsShop'
              },
              lines: {
                items: {
                  named: 'CartLine'
                }
              }
            }
          }
        },
        count: {},
        lineCount: {}
      }
    },
    CartLine: {
      fields: {
        skuId: {},
        goodsNo: {},
        title: {},
        skuLabel: {},
        picture: {
          named: 'GoodsPicture'
        },
        unitCents: {},
        memberCents: {
          absent: null
        },
        count: {},
        stock: {},
        problem: {
          absent: null
        }
      }
    },
    GoodsQuote: {
      fields: {
        quote: {
          named: 'Quote'
        },
        digest: {},
        shops: {
          items: {
            fields: {
              shopId: {},
              name: {},
              isDelivered: {
                absent: null
              },
              freightCents: {},
              lines: {
                items: {
                  named: 'CartLine'
                }
              }
            }
          }
        },
        isOrderable: {},
        coins: {
          fields: {
            most: {},
            cents: {}
          }
        }
      }
    },
    GoodsOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'GoodsOrderState'
        },
        lines: {
          items: {
            named: 'GoodsOrderLine'
          }
        },
        count: {},
        quote: {
          named: 'Quote'
        },
        address: {
          fields: {
            name: {},
            mobile: {},
            text: {}
          }
        },
        note: {},
        parcels: {
          items: {
            named: 'Parcel'
          }
        },
        returns: {
          items: {
            named: 'GoodsReturn'
          }
        },
        invoice: {
          fields: {
            status: {},
            title: {
              absent: null
            },
            email: {
              absent: null
            },
            amountCents: {}
          }
        },
        mayReceive: {},
        mayReturn: {},
        comments: {
          items: {
            fields: {
              lineNo: {},
              comment: {
                named: 'OwnGoodsComment',
                absent: null
              }
            }
          }
        },
        returnBefore: {
          absent: null
        }
      }
    },
    GoodsOrderState: {},
    GoodsOrderLine: {
      fields: {
        lineNo: {},
        skuId: {},
        goodsNo: {},
        shopId: {},
        shopName: {},
        title: {},
        skuLabel: {},
        picture: {
          named: 'GoodsPicture'
        },
        count: {},
        unitCents: {},
        shareCents: {},
        returnedCount: {},
        returnableCount: {}
      }
    },
    Parcel: {
      fields: {
        parcelId: {},
        sender: {},
        carrier: {},
        trackingNo: {},
        stateText: {},
        events: {
          items: {
            fields: {
              at: {},
              text: {}
            }
          }
        }
      }
    },
    GoodsReturn: {
      fields: {
        returnId: {},
        type: {},
        state: {},
        stateText: {},
        reason: {},
        fileIds: {
          items: {}
        },
        lines: {
          items: {
            fields: {
              lineNo: {},
              title: {},
              count: {}
            }
          }
        },
        refundCents: {},
        answer: {
          absent: null
        },
        mayWithdraw: {},
        createdAt: {}
      }
    },
    OwnGoodsComment: {
      fields: {
        commentKey: {},
        score: {},
        text: {},
        authorName: {
          absent: null
        },
        skuLabel: {},
        createdAt: {},
        edited: {},
        writtenText: {},
        anonymous: {},
        state: {
          named: 'ReviewState'
        },
        findings: {
          items: {
            named: 'ModerationFinding'
          }
        },
        refusal: {
          absent: null
        }
      }
    },
    GoodsOrderCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        state: {
          named: 'GoodsOrderState'
        },
        lines: {
          items: {
            named: 'GoodsOrderLine'
          }
        },
        count: {}
      }
    },
    GoodsComment: {
      fields: {
        commentKey: {},
        score: {},
        text: {},
        authorName: {
          absent: null
        },
        skuLabel: {},
        createdAt: {},
        edited: {}
      }
    },
    DeductionRule: {
      fields: {
        ruleId: {},
        shopName: {},
        title: {},
        text: {},
        startsAt: {},
        endsAt: {}
      }
    },
    GoodsCoupon: {
      fields: {
        couponId: {},
        title: {},
        offCents: {},
        fromCents: {},
        endsAt: {},
        whyNot: {
          absent: null
        }
      }
    },
    OrderDetail: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        }
      }
    },
    CheckUpPackageCard: {
      fields: {
        packageCode: {},
        orgCode: {},
        orgName: {},
        kind: {
          named: 'CheckUpKind'
        },
        purposes: {
          items: {
            named: 'CheckUpPurpose'
          }
        },
        title: {},
        summary: {},
        sex: {},
        minAge: {
          absent: null
        },
        maxAge: {
          absent: null
        },
        priceCents: {},
        itemCount: {},
        storeCount: {},
        orgCount: {}
      }
    },
    CheckUpKind: {},
    CheckUpPurpose: {},
    CheckUpPackage: {
      fields: {
        packageCode: {},
        orgCode: {},
        orgName: {},
        kind: {
          named: 'CheckUpKind'
        },
        purposes: {
          items: {
            named: 'CheckUpPurpose'
          }
        },
        title: {},
        summary: {},
        sex: {},
        minAge: {
          absent: null
        },
        maxAge: {
          absent: null
        },
        priceCents: {},
        itemCount: {},
        storeCount: {},
        orgCount: {},
        items: {
          items: {
            named: 'CheckUpItem'
          }
        },
        preparation: {
          items: {}
        },
        refundRule: {
          items: {
            named: 'CheckUpRefundRule'
          }
        },
        hospitalId: {
          absent: null
        }
      }
    },
    CheckUpItem: {
      fields: {
        itemCode: {},
        group: {
          named: 'CheckUpItemGroup'
        },
        name: {},
        purpose: {},
        notFor: {
          absent: null
        }
      }
    },
    CheckUpItemGroup: {},
    CheckUpRefundRule: {
      fields: {
        daysBefore: {},
        percent: {}
      }
    },
    CheckUpOrganisation: {
      fields: {
        orgCode: {},
        name: {},
        kind: {
          named: 'CheckUpKind'
        },
        introduction: {},
        hospitalId: {
          absent: null
        },
        storeCount: {},
        packageCount: {},
        guide: {
          items: {}
        }
      }
    },
    CheckUpStore: {
      fields: {
        storeId: {},
        orgCode: {},
        orgName: {},
        name: {},
        cityId: {},
        cityName: {},
        address: {},
        phone: {},
        opensAt: {},
        closesAt: {},
        latitude: {},
        longitude: {}
      }
    },
    CheckUpDay: {
      fields: {
        day: {},
        total: {},
        remaining: {}
      }
    },
    CheckUpCoupon: {
      fields: {
        couponId: {},
        title: {},
        offCents: {},
        leastCents: {}
      }
    },
    PhysicalOrderCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        state: {
          named: 'CheckUpState'
        },
        packageCode: {},
        packageTitle: {},
        packageKind: {
          named: 'CheckUpKind'
        },
        orgName: {},
        store: {
          named: 'CheckUpStore'
        },
        day: {},
        people: {
          items: {
            fields: {
              patientId: {},
              name: {},
              attended: {},
              reportReady: {}
            }
          }
        }
      }
    },
    CheckUpState: {},
    PhysicalOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'CheckUpState'
        },
        packageCode: {},
        packageTitle: {},
        packageKind: {
          named: 'CheckUpKind'
        },
        orgName: {},
        store: {
          named: 'CheckUpStore'
        },
        day: {},
        people: {
          items: {
            fields: {
              patientId: {},
              name: {},
              attended: {},
              reportReady: {}
            }
          }
        },
        priceCents: {},
        offCents: {},
        voucherCode: {
          absent: null
        },
        preparation: {
          items: {}
        },
        refundTerms: {
          items: {
            named: 'CheckUpRefundTerm'
          }
        },
        refundRule: {
          items: {
            named: 'CheckUpRefundRule'
          }
        },
        refundDay: {},
        refundNowCents: {},
        movesLeft: {},
        mayCancel: {},
        mayMove: {},
        mayInvoice: {},
        invoice: {
          named: 'CheckUpInvoice',
          absent: null
        },
        paper: {
          named: 'CheckUpPaper'
        }
      }
    },
    CheckUpRefundTerm: {
      fields: {
        before: {},
        refundCents: {}
      }
    },
    CheckUpInvoice: {
      fields: {
        title: {},
        email: {},
        cents: {},
        invoiceNo: {
          absent: null
        }
      }
    },
    CheckUpPaper: {
      fields: {
        mayAsk: {},
        address: {
          fields: {
            name: {},
            mobile: {},
            text: {}
          },
          absent: null
        },
        parcels: {
          items: {
            named: 'Parcel'
          }
        }
      }
    },
    PhysicalReport: {
      fields: {
        orderNo: {},
        patientId: {},
        patientName: {},
        packageTitle: {},
        storeName: {},
        day: {},
        issuedAt: {},
        conclusion: {},
        results: {
          items: {
            named: 'CheckUpResult'
          }
        },
        documentId: {
          absent: null
        },
        hasPictures: {}
      }
    },
    CheckUpResult: {
      fields: {
        code: {},
        name: {},
        value: {},
        unit: {},
        range: {},
        flag: {
          named: 'CheckUpFlag'
        },
        former: {
          items: {
            fields: {
              day: {},
              value: {},
              flag: {
                named: 'CheckUpFlag'
              }
            }
          }
        }
      }
    },
    CheckUpFlag: {},
    CheckUpGrant: {
      fields: {
        grantId: {},
        title: {},
        packageCode: {},
        packageTitle: {},
        packageKind: {
          named: 'CheckUpKind'
        },
        orgName: {},
        sex: {},
        minAge: {
          absent: null
        },
        maxAge: {
          absent: null
        },
        validUntil: {},
        orderNo: {
          absent: null
        }
      }
    },
    SpecialDiseaseExpert: {
      fields: {
        diseaseId: {},
        doctor: {
          named: 'DoctorCard'
        },
        isLead: {},
        feeCents: {},
        days: {
          items: {
            fields: {
              day: {},
              remaining: {}
            }
          }
        }
      }
    },
    SpecialDisease: {
      fields: {
        diseaseId: {},
        name: {},
        summary: {},
        expertCount: {}
      }
    },
    SpecialDiseaseGroup: {
      fields: {
        diseaseId: {},
        name: {},
        summary: {},
        expertCount: {},
        materialsHint: {},
        refundRule: {
          items: {
            named: 'CheckUpRefundRule'
          }
        },
        members: {
          items: {
            named: 'SpecialDiseaseExpert'
          }
        }
      }
    },
    SpecialDiseaseBooking: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'SpecialDiseaseState'
        },
        diseaseId: {},
        diseaseName: {},
        expert: {
          named: 'ConsultDoctor'
        },
        patientName: {},
        day: {},
        materials: {},
        note: {},
        agreementVersion: {},
        agreedAt: {},
        refundTerms: {
          items: {
            named: 'CheckUpRefundTerm'
          }
        },
        refundRule: {
          items: {
            named: 'CheckUpRefundRule'
          }
        },
        refundDay: {},
        refundNowCents: {},
        movesLeft: {},
        mayCancel: {},
        mayMove: {},
        mayNote: {},
        hasCertificate: {},
        hasCode: {}
      }
    },
    SpecialDiseaseState: {},
    SpecialDiseaseCertificate: {
      fields: {
        orderNo: {},
        certificateNo: {},
        diseaseName: {},
        expert: {
          named: 'ConsultDoctor'
        },
        patientName: {},
        day: {},
        paidCents: {},
        refundCents: {},
        paidAt: {}
      }
    },
    UserCoupon: {
      fields: {
        couponId: {},
        title: {},
        use: {
          absent: null
        },
        offCents: {},
        fromCents: {},
        endsAt: {},
        state: {
          named: 'UserCouponState'
        },
        orderNo: {
          absent: null
        },
        packId: {
          absent: null
        }
      }
    },
    UserCouponState: {},
    CouponPack: {
      fields: {
        packSendId: {},
        couponId: {},
        couponName: {},
        use: {
          absent: null
        },
        offCents: {},
        fromCents: {},
        days: {},
        mostPerAccount: {},
        until: {},
        rule: {}
      }
    },
    VipProduct: {
      fields: {
        goodsId: {},
        goodsCode: {},
        goodsType: {},
        title: {},
        summary: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        days: {
          absent: null
        },
        seats: {
          absent: null
        }
      }
    },
    VipProductDetail: {
      fields: {
        goodsId: {},
        goodsCode: {},
        goodsType: {},
        title: {},
        summary: {},
        priceCents: {},
        memberCents: {
          absent: null
        },
        days: {
          absent: null
        },
        seats: {
          absent: null
        },
        rights: {
          items: {
            named: 'VipRight'
          }
        },
        terms: {
          items: {}
        }
      }
    },
    VipRight: {
      fields: {
        rightId: {},
        title: {},
        summary: {},
        detail: {},
        way: {
          named: 'VipRightWay'
        }
      }
    },
    VipRightWay: {},
    VipNotice: {
      fields: {
        noticeId: {},
        title: {},
        text: {},
        at: {}
      }
    },
    VipCard: {
      fields: {
        cardId: {},
        goodsId: {},
        title: {},
        state: {
          named: 'VipCardState'
        },
        orderNo: {
          absent: null
        },
        companyName: {
          absent: null
        },
        days: {},
        seats: {},
        people: {
          items: {
            named: 'VipSeat'
          }
        },
        startsAt: {
          absent: null
        },
        endsAt: {
          absent: null
        },
        reminds: {},
        nextGoodsId: {
          absent: null
        },
        nextTitle: {
          absent: null
        }
      }
    },
    VipCardState: {},
    VipSeat: {
      fields: {
        patientId: {},
        name: {}
      }
    },
    VipLevel: {
      fields: {
        level: {},
        title: {},
        fromOrders: {},
        rights: {
          items: {
            named: 'VipRight'
          }
        }
      }
    },
    VipOrderCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        state: {
          named: 'MembershipState'
        },
        goodsId: {},
        goodsType: {},
        patientName: {
          absent: null
        },
        cardId: {
          absent: null
        }
      }
    },
    MembershipState: {},
    VipOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'MembershipState'
        },
        goodsId: {},
        goodsType: {},
        patientName: {
          absent: null
        },
        cardId: {
          absent: null
        },
        quote: {
          named: 'Quote',
          absent: null
        },
        mayCancel: {},
        refundNowCents: {},
        refundNowLines: {
          items: {
            named: 'VipRefundLine'
          }
        },
        mayActivate: {}
      }
    },
    VipRefundLine: {
      fields: {
        kind: {},
        cents: {},
        days: {
          fields: {
            used: {},
            all: {}
          },
          absent: null
        },
        order: {
          fields: {
            orderNo: {},
            title: {},
            count: {}
          },
          absent: null
        }
      }
    },
    ServicePackageCard: {
      fields: {
        packageCode: {},
        topic: {
          named: 'ServicePackageTopic'
        },
        title: {},
        summary: {},
        priceCents: {},
        days: {},
        doctorId: {},
        doctorName: {},
        teamId: {
          absent: null
        },
        teamName: {
          absent: null
        },
        itemCount: {}
      }
    },
    ServicePackageTopic: {},
    ServicePackage: {
      fields: {
        packageCode: {},
        topic: {
          named: 'ServicePackageTopic'
        },
        title: {},
        summary: {},
        priceCents: {},
        days: {},
        doctorId: {},
        doctorName: {},
        teamId: {
          absent: null
        },
        teamName: {
          absent: null
        },
        itemCount: {},
        description: {
          items: {}
        },
        items: {
          items: {
            named: 'PackageItem'
          }
        }
      }
    },
    PackageItem: {
      fields: {
        serviceId: {},
        type: {
          named: 'PackageItemType'
        },
        name: {},
        note: {},
        count: {},
        shareCents: {}
      }
    },
    PackageItemType: {},
    PackageTeam: {
      fields: {
        teamId: {},
        name: {},
        introduction: {},
        members: {
          items: {
            named: 'DoctorCard'
          }
        },
        packages: {
          items: {
            named: 'ServicePackageCard'
          }
        }
      }
    },
    PackageExpert: {
      fields: {
        doctor: {
          named: 'DoctorCard'
        },
        packages: {
          items: {
            named: 'ServicePackageCard'
          }
        },
        commentCount: {},
        average: {
          absent: null
        }
      }
    },
    PackageComment: {
      fields: {
        commentId: {},
        packageTitle: {},
        stars: {},
        text: {},
        authorName: {},
        createdAt: {}
      }
    },
    PackageOrderCard: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        state: {
          named: 'ServicePackageState'
        },
        packageCode: {},
        packageTitle: {},
        doctorId: {},
        doctorName: {},
        patientName: {
          absent: null
        },
        endsAt: {
          absent: null
        }
      }
    },
    ServicePackageState: {},
    PackageOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {
          named: 'ServicePackageState'
        },
        packageCode: {},
        packageTitle: {},
        doctorId: {},
        doctorName: {},
        patientName: {
          absent: null
        },
        endsAt: {
          absent: null
        },
        days: {},
        quotas: {
          items: {
            named: 'PackageQuota'
          }
        },
        refundNowCents: {},
        mayCancel: {},
        mayRefund: {},
        pauses: {
          items: {
            named: 'PackagePause'
          }
        },
        pauseLeft: {
          fields: {
            times: {},
            days: {}
          }
        },
        mayPause: {},
        mayResume: {},
        mayBind: {},
        mayUse: {},
        mayComment: {},
        comment: {
          fields: {
            stars: {},
            text: {}
          },
          absent: null
        }
      }
    },
    PackageQuota: {
      fields: {
        serviceId: {},
        type: {
          named: 'PackageItemType'
        },
        name: {},
        note: {},
        count: {},
        shareCents: {},
        left: {},
        leftCents: {}
      }
    },
    PackagePause: {
      fields: {
        reason: {
          named: 'PackagePauseReason'
        },
        startedOn: {},
        resumesOn: {},
        days: {},
        isRunning: {}
      }
    },
    PackagePauseReason: {},
    PackageUse: {
      fields: {
        applyNo: {},
        orderNo: {},
        serviceId: {},
        type: {
          named: 'PackageItemType'
        },
        itemName: {},
        state: {},
        stateText: {},
        note: {},
        wantedOn: {
          absent: null
        },
        plannedAt: {
          absent: null
        },
        result: {
          absent: null
        },
        createdAt: {},
        doneAt: {
          absent: null
        },
        mayWithdraw: {}
      }
    },
    HealthChannel: {
      fields: {
        channelId: {},
        name: {},
        summary: {},
        bannerId: {},
        organisationCount: {}
      }
    },
    HealthOrganisationCard: {
      fields: {
        orgCode: {},
        channelId: {},
        channelName: {},
        name: {},
        summary: {},
        areaId: {},
        areaName: {},
        address: {},
        comesHome: {},
        takesInsurance: {},
        openAtNight: {},
        commentCount: {},
        average: {
          absent: null
        }
      }
    },
    HealthOrganisation: {
      fields: {
        orgCode: {},
        channelId: {},
        channelName: {},
        name: {},
        summary: {},
        areaId: {},
        areaName: {},
        address: {},
        comesHome: {},
        takesInsurance: {},
        openAtNight: {},
        commentCount: {},
        average: {
          absent: null
        },
        introduction: {},
        phone: {},
        hours: {},
        services: {
          items: {
            fields: {
              name: {},
              price: {}
            }
          }
        },
        good: {},
        middle: {},
        poor: {}
      }
    },
    HealthComment: {
      fields: {
        commentKey: {},
        score: {},
        text: {},
        authorName: {
          absent: null
        },
        createdAt: {},
        edited: {}
      }
    },
    OwnHealthComment: {
      fields: {
        commentKey: {},
        score: {},
        text: {},
        authorName: {
          absent: null
        },
        createdAt: {},
        edited: {},
        writtenText: {},
        anonymous: {},
        state: {
          named: 'ReviewState'
        },
        findings: {
          items: {
            named: 'ModerationFinding'
          }
        },
        refusal: {
          absent: null
        }
      }
    },
    HealthCoinBalance: {
      fields: {
        coins: {},
        nextExpiry: {
          fields: {
            coins: {},
            at: {}
          },
          absent: null
        }
      }
    },
    HealthCoinGoods: {
      fields: {
        goodsId: {},
        title: {},
        subtitle: {},
        category: {},
        coins: {},
        stock: {}
      }
    },
    HealthCoinTask: {
      fields: {
        taskId: {},
        kind: {},
        title: {},
        hint: {},
        coins: {},
        isDaily: {},
        state: {}
      }
    },
    HealthCoinRecord: {
      fields: {
        recordId: {},
        text: {},
        coins: {},
        balanceAfter: {},
        at: {}
      }
    },
    HealthCoinGoodsDetail: {
      fields: {
        goodsId: {},
        title: {},
        subtitle: {},
        category: {},
        coins: {},
        stock: {},
        description: {
          items: {}
        },
        most: {},
        balance: {
          absent: null
        }
      }
    },
    HealthCoinOrderCard: {
      fields: {
        orderNo: {},
        title: {},
        count: {},
        coins: {},
        state: {},
        statusText: {},
        createdAt: {}
      }
    },
    HealthCoinOrder: {
      fields: {
        orderNo: {},
        kind: {},
        group: {
          named: 'OrderGroup'
        },
        title: {},
        facts: {
          items: {
            named: 'OrderFact'
          }
        },
        statusText: {},
        amountCents: {},
        refundCents: {},
        actions: {
          items: {
            named: 'OrderAction'
          }
        },
        payBefore: {
          absent: null
        },
        createdAt: {},
        history: {
          items: {
            named: 'OrderStep'
          }
        },
        payment: {},
        refund: {
          named: 'Refund',
          absent: null
        },
        wrongPayments: {
          items: {
            named: 'WrongPayment'
          }
        },
        state: {},
        goodsId: {},
        count: {},
        coins: {},
        returnedCoins: {},
        address: {
          fields: {
            name: {},
            mobile: {},
            text: {}
          }
        },
        parcels: {
          items: {
            named: 'Parcel'
          }
        }
      }
    },
    HealthCoinShopConfig: {
      fields: {
        kinds: {
          items: {
            fields: {
              category: {},
              goodsCount: {},
              fromCoins: {
                absent: null
              }
            }
          }
        },
        mostPieces: {}
      }
    },
    ActivityCard: {
      fields: {
        activityId: {},
        kind: {},
        title: {},
        subtitle: {},
        coins: {},
        state: {},
        beginsAt: {},
        endsAt: {},
        placesLeft: {}
      }
    },
    ActivityTip: {
      fields: {
        activityId: {},
        kind: {},
        title: {},
        subtitle: {},
        coins: {},
        state: {},
        beginsAt: {},
        endsAt: {},
        placesLeft: {},
        rules: {
          items: {}
        },
        prizes: {
          items: {
            named: 'ActivityPrize'
          }
        },
        mostPerPerson: {},
        entries: {},
        seedHash: {},
        seed: {
          absent: null
        }
      }
    },
    ActivityPrize: {
      fields: {
        prizeId: {},
        kind: {},
        title: {},
        odds: {},
        stock: {
          absent: null
        },
        left: {
          absent: null
        }
      }
    },
    ActivityStatus: {
      fields: {
        activityId: {},
        hindrance: {
          absent: null
        },
        triesLeft: {},
        balance: {},
        friends: {
          fields: {
            accepted: {},
            counted: {}
          }
        }
      }
    },
    ActivityEntry: {
      fields: {
        sequence: {},
        prizeId: {},
        at: {}
      }
    },
    ActivityRecord: {
      fields: {
        recordId: {},
        activityId: {},
        activityTitle: {},
        sequence: {},
        prizeId: {},
        prizeTitle: {},
        prizeKind: {},
        coins: {},
        at: {},
        orderState: {}
      }
    },
    PrizeAddress: {
      fields: {
        addressId: {},
        name: {},
        mobile: {},
        text: {}
      }
    },
    AssistantFriend: {
      fields: {
        name: {
          absent: null
        },
        helpedAt: {},
        isCounted: {}
      }
    },
    AssistantHelp: {
      fields: {
        activityId: {},
        title: {},
        state: {},
        inviteCode: {},
        friends: {
          fields: {
            accepted: {},
            counted: {}
          }
        },
        requestedAt: {},
        endsAt: {}
      }
    },
    OverseasDuty: {
      fields: {
        onDuty: {},
        ahead: {},
        minutes: {
          absent: null
        },
        nightEndsAt: {
          absent: null
        },
        timeZone: {}
      }
    },
    OverseasCard: {
      fields: {
        orderKey: {},
        state: {},
        status: {
          named: 'OverseasStatus'
        },
        nickname: {},
        department: {
          named: 'OverseasDepartment'
        },
        question: {},
        doctor: {
          fields: {
            doctorId: {},
            name: {},
            titleText: {},
            hospitalName: {}
          },
          absent: null
        },
        createdAt: {},
        unread: {}
      }
    },
    OverseasStatus: {},
    OverseasDepartment: {},
    OverseasConsult: {
      fields: {
        orderKey: {},
        state: {},
        status: {
          named: 'OverseasStatus'
        },
        nickname: {},
        department: {
          named: 'OverseasDepartment'
        },
        question: {},
        doctor: {
          fields: {
            doctorId: {},
            name: {},
            titleText: {},
            hospitalName: {}
          },
          absent: null
        },
        createdAt: {},
        unread: {},
        fileIds: {
          items: {}
        },
        symptoms: {
          items: {
            named: 'OverseasSymptom'
          }
        },
        duration: {
          named: 'OverseasDuration'
        },
        tenths: {},
        duty: {
          named: 'OverseasDuty',
          absent: null
        },
        until: {
          absent: null
        },
        answeredAt: {
          absent: null
        },
        medicines: {
          items: {
            fields: {
              name: {},
              dose: {}
            }
          }
        },
        mayCancel: {},
        mayFinish: {},
        mayDelete: {},
        mayThank: {}
      }
    },
    OverseasSymptom: {},
    OverseasDuration: {},
    Country: {
      fields: {
        label: {},
        labelCode: {},
        value: {},
        index: {}
      }
    },
    Asker: {
      fields: {
        askerId: {},
        nickname: {},
        gender: {
          named: 'Gender'
        },
        ageMonths: {},
        country: {
          fields: {
            label: {},
            labelCode: {}
          }
        },
        cardType: {
          named: 'AskerCardType'
        },
        cardNo: {}
      }
    },
    AskerCardType: {}
  }
};
